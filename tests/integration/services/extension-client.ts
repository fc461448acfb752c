import { loginCookie } from '../../../src/contract/cookies'
import { formOf, type SampleFile, samples } from '../../support/sample-files'
import type { ServiceRequest, TestSite } from '../../support/site'
import type { Services } from './harness'
import { addAtDesk } from './stored-accounts'

type FormOptions = Parameters<typeof formOf>[1]

export const server = '/website/extention/api/admin/config'

export const images = ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp']
export const played = [
  'mp4',
  'm4v',
  'mov',
  'webm',
  'mkv',
  'avi',
  'flv',
  'wmv',
  'mpg',
  'mpeg',
  'rm',
  'ogv',
  'ogg',
  'mp3',
  'wav',
  'mid'
]
export const actionFor = (extension: string) =>
  images.includes(extension) ? 'uploadimage' : played.includes(extension) ? 'uploadvideo' : 'uploadfile'

export const typeOf = (extension: string) => samples[extension]?.[0] ?? ''

export const file = (name: string, bytes: Buffer | string, type = 'image/png'): SampleFile => ({
  name,
  type,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
})

/** An author with a client that speaks the protocol over plain HTTP, as editors of the vendor's other products do. */
export async function foreignClient(services: Services) {
  const { site, mainDb } = services
  const author = await addAtDesk(services, ['author'])

  const post = (action: string, body: Uint8Array | string, type: string): ServiceRequest => ({
    service: 'galaxy-main',
    path: `${server}?action=${action}&encode=utf-8`,
    method: 'POST',
    headers: { Authorization: author.token, Language: 'EN', Accept: '*/*', 'Content-Type': type },
    body
  })

  /** An upload straight to the service, as the edge forwards it. */
  function upload(action: string, sent: SampleFile, options: FormOptions = {}): ServiceRequest {
    const { body, contentType } = formOf(sent, options)
    return post(action, body, contentType)
  }

  /** Sends the requests, a few at a time. */
  async function sendAll(requests: readonly ServiceRequest[]) {
    const answers = await site.requestAll(
      requests.map((each) => [each]),
      6
    )
    return answers.flat()
  }

  /** Sends a request through the edge with the author's session, as a script of the site's own page. */
  const call = (query: string, options: Parameters<TestSite['call']>[1] = {}) =>
    site.call(`${server}?${query}`, { cookies: { [loginCookie]: author.token }, ...options })

  const countRows = async () => (await mainDb.prepare('SELECT count(*) AS rows FROM media').first<{ rows: number }>())?.rows

  return { author, post, upload, sendAll, call, countRows }
}
