import type { Command } from 'commander'
import { collect, parseInstant, parseSeconds } from './arguments.js'
import type { CreateKeyOptions, KeyOptions, RotateKeyOptions } from './key-options.js'
import type { TrustOptions } from './public-keys.js'
import { jsonOption, organizationOption, storeOptions } from './store-options.js'

/** `rapport key …` */
export function keyCommands(key: Command): void {
  storeOptions(key.command('create').description('make an API key, which is shown only once; with --public, the key of web pages'))
    .option('--name <name>', 'what the key is for', 'rapport key create')
    .option('--grant <grants...>', 'what the key may do, such as customer_intelligence:read analytics:read', collect)
    .option('--all-grants', 'let the key do everything')
    .option('--expires <date>', 'when the key stops working, such as 2030-01-31', parseInstant)
    .option('--public', 'make a public key, which can only send events')
    .option('--domain <origins...>', 'with --public: the pages that may send, such as https://app.example.com', collect)
    .option(
      '--record <kinds...>',
      'with --public: kinds that are only recorded and change nothing: billing, stage, customerTraits',
      collect
    )
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (options: CreateKeyOptions) => (await import('./keys.js')).createKey(options))
  storeOptions(key.command('list').description('show the API keys, without their secrets; with --public, the public keys'))
    .option('--public', 'show the public keys, and what they only record')
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (options: KeyOptions) => (await import('./keys.js')).listKeys(options))
  storeOptions(key.command('trust').description('set what the events of a public key may change; other kinds stay as they are'))
    .argument('<public key>', 'the key, which begins with pk_')
    .option('--record <kinds...>', 'kinds that are only recorded and change nothing: billing, stage, customerTraits', collect)
    .option('--accept <kinds...>', 'kinds that may change it again', collect)
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (publicKey: string, options: TrustOptions) => (await import('./public-keys.js')).trustKey(publicKey, options))
  storeOptions(key.command('rotate').description('make a key that replaces an API key; the old key works for one more day'))
    .argument('<id>', 'the id or the beginning of the key from `rapport key list`')
    .option('--overlap <seconds>', 'how long the old key still works; 0 ends it at once', parseSeconds, 86_400)
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (id: string, options: RotateKeyOptions) => (await import('./renew-keys.js')).rotateKey(id, options))
  storeOptions(key.command('rename').description('give an API key another name'))
    .argument('<id>', 'the id or the beginning of the key from `rapport key list`')
    .argument('<name>', 'the new name')
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (id: string, name: string, options: KeyOptions) => (await import('./renew-keys.js')).renameKey(id, name, options))
  storeOptions(
    key.command('find').description('find the organization of an API key that has leaked, by the key or its first 11 characters')
  )
    .argument('<key>', 'the key or its beginning, such as ok_AbCdEf12')
    .addOption(jsonOption())
    .action(async (text: string, options: KeyOptions) => (await import('./renew-keys.js')).findKey(text, options))
  storeOptions(
    key.command('revoke').description('end an API key or a public key; running servers notice at once, or at most seconds later')
  )
    .argument('<id>', 'the id or the beginning of the key from `rapport key list`, or a public key')
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (id: string, options: KeyOptions) => (await import('./keys.js')).revokeKey(id, options))
}
