import {
  CredentialRefused,
  CredentialRevoked,
  CredentialUnavailable,
  type Provider,
  type SendRequest,
  type Site
} from '../../providers/index.js'
import { ApiError, unreadable } from './api-error.js'

/** The sites of an account that requests go to in place of its base address, each asked for once. Their keys stand nowhere else. */
export class Sites {
  private readonly known = new Map<string, Promise<Site>>()

  constructor(
    private readonly provider: Provider,
    private readonly request: SendRequest,
    private readonly clean: (text: string) => string
  ) {}

  of(name: string): Promise<Site> {
    const known = this.known.get(name)
    if (known) return known
    const asked = this.ask(name)
    this.known.set(name, asked)
    asked.catch(() => this.known.delete(name))
    return asked
  }

  /** The next request asks for it anew. */
  forget(name: string): void {
    this.known.delete(name)
  }

  private async ask(name: string): Promise<Site> {
    try {
      if (!this.provider.site) throw new Error(`It has no site ${name}`)
      return await this.provider.site(name, this.request)
    } catch (error) {
      if (error instanceof ApiError || error instanceof CredentialRevoked || error instanceof CredentialUnavailable) throw error
      if (error instanceof CredentialRefused) throw refusedBySite(this.clean(error.message))
      throw unreadable(error, this.clean)
    }
  }
}

/** A site's key says nothing of the credential: the stream may not be read, and the connection lives. */
export function refusedBySite(words: string): ApiError {
  return new ApiError('forbidden', words === '' ? 'The site refuses its key' : words, 'skipStream')
}
