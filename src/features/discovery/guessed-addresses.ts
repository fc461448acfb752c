import { algorithmCatalog } from '~/content/vendor/algorithms'
import { companyCertificates } from '~/content/vendor/company'
import { licensing, maintainedVersions, softwareChanges, statusPage, supportPlans } from '~/content/vendor/service'
import { type Slot, slotReader } from '~/content/vendor/slot'
import { architecture, drivers, platforms } from '~/content/vendor/technology'
import { addressText, type PageAddress } from '~/lib/site-address'

/** Addresses that visitors type because other sites have them. They have no page here; each redirects to the page it means. */
interface Guess {
  /** The path without its slash, in either language. */
  words: readonly string[]
  /** Page to which it leads. */
  to: PageAddress
  /** The facts that `to` shows: without any of them the address leads to `nearest`. */
  facts?: readonly Slot<unknown>[]
  nearest?: PageAddress
}

const guesses: readonly Guess[] = [
  {
    words: ['pricing', 'price', 'prices', 'plans', '价格', '定价', '报价'],
    to: { path: '/galaxyProduct', hash: 'comparison' },
    facts: [licensing],
    nearest: { path: '/galaxyProduct' }
  },
  {
    words: ['support', '支持', '服务', '服务支持', '技术支持'],
    to: { path: '/galaxyProduct', hash: 'support' },
    facts: [supportPlans, maintainedVersions],
    nearest: { path: '/document/latest/26' }
  },
  {
    words: ['security', '安全', '数据安全'],
    to: { path: '/document/latest/24' }
  },
  {
    words: ['trust', 'compliance', 'certificates', '合规', '资质'],
    to: { path: '/aboutus', hash: 'company' },
    facts: [companyCertificates],
    nearest: { path: '/document/latest/24' }
  },
  {
    words: ['architecture', '架构'],
    to: { path: '/product/database', hash: 'architecture' },
    facts: [architecture],
    nearest: { path: '/document/latest/4' }
  },
  {
    words: ['algorithms', '算法', '图算法'],
    to: { path: '/product/database', hash: 'algorithms' },
    facts: [algorithmCatalog],
    nearest: { path: '/document/latest/17' }
  },
  {
    words: ['platforms', '平台支持', '信创', '国产化'],
    to: { path: '/product/database', hash: 'platforms' },
    facts: [platforms],
    nearest: { path: '/document/latest/37' }
  },
  {
    words: ['drivers', '驱动'],
    to: { path: '/product/database', hash: 'platforms' },
    facts: [drivers],
    nearest: { path: '/document/latest/15' }
  },
  {
    words: ['changelog', 'releases', 'release-notes', '更新日志', '发布说明'],
    to: { path: '/document/latest/36', hash: 'changes' },
    facts: [softwareChanges],
    nearest: { path: '/document/latest/36' }
  },
  { words: ['docs', 'documentation', 'documents', '文档', '手册'], to: { path: '/document/latest/1' } },
  { words: ['terms', 'legal', '条款', '服务条款', '隐私', '隐私声明'], to: { path: '/privacy' } },
  { words: ['status', '状态', '服务状态'], to: { path: '/aboutus', hash: 'contact' } },
  { words: ['about', 'company', '关于', '关于我们', '公司'], to: { path: '/aboutus' } },
  { words: ['contact', '联系', '联系我们'], to: { path: '/aboutus', hash: 'contact' } },
  { words: ['jobs', 'careers', '招聘', '加入我们'], to: { path: '/joinus' } },
  { words: ['blog', '新闻', '动态'], to: { path: '/news' } },
  { words: ['cases', 'customers', '案例', '客户案例'], to: { path: '/customer' } }
]

/**
 * Destination of a guessed address, as text; undefined for any other path.
 * @param path decoded, with or without slashes at its ends
 */
export function guessedAddress(path: string): string | undefined {
  const word = path.replaceAll(/^\/+|\/+$/g, '').toLowerCase()
  const guess = guesses.find(({ words }) => words.includes(word))
  if (!guess) return undefined
  const read = slotReader()
  const status = guess.words.includes('status') ? read(statusPage) : undefined
  if (status) return status.value
  const { to, facts, nearest } = guess
  const target = nearest && !facts?.some((fact) => read(fact)) ? nearest : to
  return addressText(target) + (target.hash ? `#${target.hash}` : '')
}
