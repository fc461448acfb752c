import * as v from 'valibot'

/** Numbers of the record types A and AAAA. */
const recordTypes = [1, 28]

/** Milliseconds for one question. */
const timeout = 5_000

/** The JSON form of DNS over HTTPS, which Cloudflare, Google and Alibaba Cloud answer alike. */
const answerSchema = v.object({
  Status: v.number(),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), [])
})

/**
 * Every address of a name, IPv4 and IPv6.
 * @param resolver address of the resolver
 * @throws Error if one of the questions is not answered: the missing answer might hold an address that must be refused
 */
export async function resolveName(name: string, resolver: string, signal: AbortSignal): Promise<string[]> {
  const answers = await Promise.all(
    recordTypes.map(async (type) => {
      const url = new URL(resolver)
      url.searchParams.set('name', name)
      url.searchParams.set('type', String(type))
      const response = await fetch(url, {
        headers: { Accept: 'application/dns-json' },
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)])
      })
      if (response.status !== 200) {
        await response.body?.cancel()
        throw new Error('the resolver refused')
      }
      const { Status, Answer } = v.parse(answerSchema, await response.json())
      if (Status !== 0) throw new Error('the name does not resolve')
      return Answer.filter((record) => record.type === type).map(({ data }) => data)
    })
  )
  return answers.flat()
}
