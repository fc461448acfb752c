import { type PassportSite, withPassport } from './passport-site'
import { auc, median } from './statistics'

/* Measures whether response times reveal which identifiers have an account. */

const samples = 500
const warmUp = 20
const bounds = { least: 0.45, most: 0.55 }
const wrongPassword = 'b'.repeat(64)
const profile = { password: wrongPassword, username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
/** Seven characters: longer than any code, so it never matches by chance. */
const wrongCode = '1234567'

interface Case {
  name: string
  ask: (site: PassportSite, phone: string) => Promise<number>
  /** Expected status. */
  status: number
}

/** The order matters: the first case of each pair sends the codes that the second fails to guess. */
const cases: Case[] = [
  { name: 'get-code to register', ask: ({ call }, phone) => call(`user/get-code?phone=${phone}&type=1`), status: 200 },
  {
    name: 'register, wrong code',
    ask: ({ call }, phone) => call('user/register', { ...profile, phone, captcha: wrongCode }),
    status: 400
  },
  { name: 'get-code to reset', ask: ({ call }, phone) => call(`user/get-code?phone=${phone}&type=2`), status: 200 },
  {
    name: 'reset, wrong code',
    ask: ({ call }, phone) => call('user/reset-password', { phone, captcha: wrongCode, newPassword: wrongPassword }),
    status: 400
  },
  {
    name: 'login, wrong password',
    ask: ({ call }, phone) => call('login', new URLSearchParams({ phone, password: wrongPassword })),
    status: 401
  }
]

/**
 * Requests known and unknown identifiers in pairs, in random order within a pair, so that other load of the machine
 * affects both alike. For samples of the same distribution, the AUC has a standard deviation of 1/√(6n), 0.018.
 */
export async function measureEnumeration() {
  return withPassport(samples + warmUp, async (site) => {
    const result: Record<string, { auc: number; knownMilliseconds: number; unknownMilliseconds: number }> = {}
    for (const { name, ask, status } of cases) {
      await site.forgetAttempts()
      const timed = async (phone: string) => {
        const started = performance.now()
        const answered = await ask(site, phone)
        if (answered !== status) throw new Error(`${name} answered ${answered}`)
        return performance.now() - started
      }
      const known: number[] = []
      const unknown: number[] = []
      for (const phone of site.phones) {
        const asked = [
          { times: known, phone },
          { times: unknown, phone: phone.replace('135', '136') }
        ]
        for (const one of Math.random() < 0.5 ? asked : asked.toReversed()) one.times.push(await timed(one.phone))
      }
      const measured = { known: known.slice(warmUp), unknown: unknown.slice(warmUp) }
      const found = {
        auc: Number(auc(measured.known, measured.unknown).toFixed(3)),
        knownMilliseconds: Number(median(measured.known).toFixed(2)),
        unknownMilliseconds: Number(median(measured.unknown).toFixed(2))
      }
      result[name] = found
      console.log(`${name}: AUC ${found.auc}, medians ${found.knownMilliseconds} and ${found.unknownMilliseconds} ms`)
    }
    const apart = Object.entries(result).filter(([, { auc: value }]) => value < bounds.least || value > bounds.most)
    const names = apart.map(([name]) => name).join(', ')
    console.log(
      `Known and unknown identifiers, AUC of ${samples} samples each: ${
        apart.length === 0 ? 'all within' : `OUTSIDE of, for ${names}:`
      } ${bounds.least} to ${bounds.most}`
    )
    return { samples, ...bounds, calls: result }
  })
}
