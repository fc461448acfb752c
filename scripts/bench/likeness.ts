import { type PassportSite, withPassport } from './passport-site'
import { auc, median } from './statistics'

/* Whether an identifier that an account has and one that none has can be told apart by the time that a call takes. */

const samples = 500
const warmUp = 20
const bounds = { least: 0.45, most: 0.55 }
const wrongPassword = 'b'.repeat(64)
const profile = { password: wrongPassword, username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
/** Seven characters: no code is that long, so none is hit by chance. */
const wrongCode = '1234567'

interface Case {
  name: string
  ask: (site: PassportSite, phone: string) => Promise<number>
  /** What each of them answers. */
  status: number
}

/** In this order: the codes that the first of each pair sends are those that the second then fails to guess. */
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
 * Asks for known and unknown identifiers in pairs, each in random order, so that whatever else the machine does falls on
 * both alike. For samples of one and the same distribution the AUC scatters with a standard deviation of 1/√(6n), 0.018.
 */
export async function measureLikeness() {
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
