import { afterAll, expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { eventually } from '../../support/eventually'
import { type ServiceCall, startServices } from './harness'

/*
 * Two thousand requests for codes within a day, five times the daily cap. The day is simulated by making passport's counts older
 * between rounds; the test counts deliveries by the simulated clock.
 */

const perDay = 400
/** Half of the daily cap is for registrations and three tenths for resets (decision 054); the rest is for users with a login. */
const visitorCap = 200 + 120
const perRound = { hot: 20, byAddress: 60, withoutAddress: 20 }
/** Seconds before each round: three sends within ten minutes, then ten over the day, then the remaining hours. */
const pauses = [0, 61, 61, 61, ...Array.from({ length: 12 }, () => 601), 3601, 3601, 3601, 3601]

// Records every delivery; the local outbox keeps only the newest codes.
const services = await startServices({ passportVars: { CODES_PER_DAY: perDay, CODE_PROOF_BITS: 0 }, outbox: 'recording' })
afterAll(services.close)

interface CodeRequest {
  identifier: string
  /** The bucket in which passport counts the visitor; undefined if the edge knows no address. */
  bucket?: string
  address?: string
  type: '1' | '2'
}

const phoneOf = (n: number) => `139${String(n).padStart(8, '0')}`
const emailOf = (n: number) => `n${n}@example.com`
const isEnglish = (identifier: string) => identifier.includes('@')
const typeOf = (n: number) => (n % 3 === 0 ? '2' : '1')

/** A phone number and an email address in varying letter case, each requested ten times a round from ever new addresses. */
function hot(round: number, n: number): CodeRequest {
  const address = `198.51.${round}.${n}`
  const email = n % 4 === 1 ? emailOf(0).toUpperCase() : emailOf(0)
  return { identifier: n % 2 === 0 ? phoneOf(0) : email, address, bucket: address, type: typeOf(n) }
}

/** Two visitors who request codes for thirty new identifiers each, with every notation and every host of their address. */
function byAddress(round: number, n: number): CodeRequest {
  const visitor = n % 2
  const ipv4 = `192.0.2.${visitor}`
  const ipv6Prefix = `2001:db8:0:${visitor}`
  const notation = n % 20 < 10 ? ipv4 : `::ffff:${ipv4}`
  return {
    identifier: phoneOf(1000 + round * perRound.byAddress + n),
    bucket: visitor === 0 ? ipv4 : ipv6Prefix,
    address: visitor === 0 ? notation : `${ipv6Prefix}:${n.toString(16)}::1`,
    type: typeOf(n)
  }
}

/** New identifiers, requested where the edge knows no address. */
function withoutAddress(round: number, n: number): CodeRequest {
  return { identifier: emailOf(1000 + round * perRound.withoutAddress + n), type: typeOf(n) }
}

function requestsOf(round: number): CodeRequest[] {
  const many = (length: number, make: typeof hot) => Array.from({ length }, (_, n) => make(round, n))
  return [...many(perRound.hot, hot), ...many(perRound.byAddress, byAddress), ...many(perRound.withoutAddress, withoutAddress)]
}

/** The largest number of moments within any period of the given seconds. */
function maxWithin(seconds: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  let first = 0
  return sorted.reduce((most, time, index) => {
    while (time - (sorted[first] ?? time) >= seconds * 1000) first += 1
    return Math.max(most, index - first + 1)
  }, 0)
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => string | undefined): Item[][] {
  const groups = Map.groupBy(items, key)
  groups.delete(undefined)
  return [...groups.values()]
}

test('two thousand requests send no more codes than the budgets of identifier, address and day allow', async () => {
  const sends: { to: string; at: number; bucket: string | undefined }[] = []
  let elapsed = 0
  let requested = 0

  for (const [round, pause] of pauses.entries()) {
    elapsed += pause * 1000
    await services.passportDb
      .prepare('UPDATE attempts SET at = at - ?')
      .bind(pause * 1000)
      .run()
    const bucketOf = new Map<string, string | undefined>()
    const requests = requestsOf(round)
    requested += requests.length
    const calls = requests.map(({ identifier, address, type }): ServiceCall[] => [
      {
        service: 'passport',
        path: `user/get-code?phone=${encodeURIComponent(identifier)}&type=${type}`,
        address,
        language: isEnglish(identifier) ? 'EN' : 'CN'
      }
    ])
    const answers = (await services.callAll(calls, 50)).flat()
    expect(answers).toHaveLength(requests.length)
    for (const [n, { identifier, bucket }] of requests.entries()) {
      const answer = answers[n]
      if (answer?.http === 200) {
        // At most one per round, so the delivery reveals which request caused it.
        expect(bucketOf.has(identifier.toLowerCase())).toBe(false)
        bucketOf.set(identifier.toLowerCase(), bucket)
        continue
      }
      expect(answer).toMatchObject({ http: 429, status: 429 })
      expect(answer?.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
      expect(answer?.error).toMatch(
        isEnglish(identifier)
          ? new RegExp(`^${m.service_code_too_often({ wait: String.raw`\d+ (seconds?|minutes?|hours?)` }, { locale: 'en-US' })}$`)
          : /^验证码获取过于频繁，请在\d+(秒|分钟|小时)后重试$/
      )
    }
    const received = await services.site.takeCodes()
    for (const { message, at } of received) sends.push({ to: message.to, at: at + elapsed, bucket: bucketOf.get(message.to) })
    expect(received.length).toBe(bucketOf.size)
  }

  expect(requested).toBe(2000)
  // Once each, although many requests came after the day's codes were used up.
  const alert = /"codes-running-out","share":"(\w+)","used":"(\w+)"/
  const alerts = () => services.site.logs.flatMap((line) => alert.exec(line)?.slice(1).join(' ') ?? [])
  await eventually(() => expect(alerts().sort()).toEqual(['register all', 'register half', 'reset all', 'reset half']))

  const most = (groups: { at: number }[][], seconds: number) =>
    Math.max(
      ...groups.map((group) =>
        maxWithin(
          seconds,
          group.map(({ at }) => at)
        )
      )
    )
  const identifiers = grouped(sends, ({ to }) => to)
  const addresses = grouped(sends, ({ bucket }) => bucket)
  // Equal and not merely below: reaching each budget proves that it was tested.
  expect({
    identifierMinute: most(identifiers, 60),
    identifierTenMinutes: most(identifiers, 600),
    identifierDay: most(identifiers, 86_400),
    addressHour: most(addresses, 3600),
    day: most([sends], 86_400)
  }).toEqual({ identifierMinute: 1, identifierTenMinutes: 3, identifierDay: 10, addressHour: 20, day: visitorCap })
})
