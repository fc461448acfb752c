import { query } from '~/solutions/credit/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: finding the actual controller',
  description:
    'An example scenario: how a corporate lending team traces shareholdings to the person who controls a company, and measures the result.',
  kicker: 'Example scenario · Finance',
  headline: 'Find the actual controller\nof a loan applicant',
  lead: 'A loan application lists three shareholders. Two layers further up, all three may lead to one person. By hand that takes dozens of register extracts, so most checks end at the first layer; one query covers all layers.',
  figure: {
    caption: 'The shareholdings of one applicant',
    reading: 'Orange is the path of control once votes are combined',
    alt: 'Shareholdings: from the applicant up through holding companies to the person who controls it'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'One vertex per company, shares on edges',
    caption: 'Model: people, companies, holdings, guarantees',
    alt: 'Graph model: people and companies hold shares in companies; companies guarantee the debt of companies',
    parts: [
      {
        title: 'Merge duplicate companies first',
        text: 'One company is spelled differently in several systems. Merge it by its registration number, or the paths break.'
      },
      {
        title: 'Store shares on edges',
        text: 'They multiply along a path and add up over paths, so they belong to the edge, not to the company.'
      },
      {
        title: 'Use another edge label for guarantees',
        text: 'Ownership and guarantees answer different questions; each query uses the edge label it needs.'
      }
    ]
  },
  query: {
    question: 'How is it queried?',
    headline: 'Trace upward to people and multiply the shares',
    name: 'Beneficial owners',
    code: query,
    parts: [
      { title: 'Until a person is reached', text: 'However many layers that takes, with the limit in the query.' },
      { title: 'Paths add up', text: 'A person may hold through several companies; the share is the sum over all paths.' },
      {
        title: 'A share is not control',
        text: 'A second pass merges votes above one half. Compare both results.'
      }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Check it against closed files',
    items: [
      {
        term: 'Agreement',
        text: 'Take files that were researched by hand, compare company by company, and explain each difference.'
      },
      { term: 'Depth', text: 'Record how many layers each answer took, and what a check of the first layer would have missed.' },
      { term: 'Freshness', text: 'The time from a change in the register until the credit decision reflects it.' }
    ]
  }
} satisfies CaseCopy
