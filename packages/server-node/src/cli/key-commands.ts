import type { Command } from 'commander'
import { collect, parseInstant, parseSeconds } from './arguments.js'
import type { CreateKeyOptions, KeyOptions, RotateKeyOptions } from './key-options.js'
import type { TrustOptions } from './public-keys.js'
import { jsonOption, organizationOption, storeOptions } from './store-options.js'

/** `rapport key …` */
export function keyCommands(key: Command): void {
  storeOptions(key.command('create').description('make an API key, shown this once; or with --public the key of a web page'))
    .option('--name <name>', 'what the key is for', 'rapport key create')
    .option('--grant <grants...>', 'what it may do, such as customer_intelligence:read', collect)
    .option('--all-grants', 'let it do everything')
    .option('--expires <date>', 'when it stops working, such as 2030-01-31', parseInstant)
    .option('--public', 'make a public key, which can only send events')
    .option('--domain <origins...>', 'with --public: the pages that may send, such as https://app.example.com', collect)
    .option('--record <kinds...>', 'with --public: what its events may not change: billing, stage, customerTraits', collect)
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (options: CreateKeyOptions) => (await import('./keys.js')).createKey(options))
  storeOptions(key.command('list').description('show the API keys, without their secrets; or with --public the public keys'))
    .option('--public', 'show the public keys, and what their events only record')
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (options: KeyOptions) => (await import('./keys.js')).listKeys(options))
  storeOptions(key.command('trust').description('say what the events of a public key may change; what is not named stays'))
    .argument('<public key>', 'the key, which begins with pk_')
    .option('--record <kinds...>', 'keep such events and change nothing by them: billing, stage, customerTraits', collect)
    .option('--accept <kinds...>', 'let them change it again', collect)
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (publicKey: string, options: TrustOptions) => (await import('./public-keys.js')).trustKey(publicKey, options))
  storeOptions(key.command('rotate').description('make a key that replaces this one, which works for a day longer'))
    .argument('<id>', 'the id, or the beginning of the key, that `rapport key list` shows')
    .option('--overlap <seconds>', 'for how long the old key still works; 0 ends it at once', parseSeconds, 86_400)
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (id: string, options: RotateKeyOptions) => (await import('./renew-keys.js')).rotateKey(id, options))
  storeOptions(key.command('rename').description('give an API key another name'))
    .argument('<id>', 'the id, or the beginning of the key, that `rapport key list` shows')
    .argument('<name>', 'the new name')
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (id: string, name: string, options: KeyOptions) => (await import('./renew-keys.js')).renameKey(id, name, options))
  storeOptions(
    key.command('find').description('find whose API key this is, by the key or its first 11 characters; for a key that has leaked')
  )
    .argument('<key>', 'the key or its beginning, such as ok_AbCdEf12')
    .addOption(jsonOption())
    .action(async (text: string, options: KeyOptions) => (await import('./renew-keys.js')).findKey(text, options))
  storeOptions(
    key.command('revoke').description('end an API key; running servers notice at once, or within seconds while they cannot hear of it')
  )
    .argument('<id>', 'the id, or the beginning of the key, that `rapport key list` shows; or a public key')
    .addOption(organizationOption())
    .addOption(jsonOption())
    .action(async (id: string, options: KeyOptions) => (await import('./keys.js')).revokeKey(id, options))
}
