import type { CustomersCopy } from './types'

export default {
  title: 'Customer cases',
  description: 'Customer cases by industry: the business problem, what was done, the results, and the solution behind them.',
  kicker: 'Customer cases · By industry',
  headline: 'How your peers solve problems with graphs',
  lead: 'Each case states the problem, what was done and the result. It leads to its solution, whose queries you can run.',
  industries: { finance: 'Finance', manufacturing: 'Manufacturing', energy: 'Energy', transport: 'Transport' }
} satisfies CustomersCopy
