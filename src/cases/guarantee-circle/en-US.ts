import { controlQuery } from '~/solutions/credit/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: finding the actual controller',
  description:
    'An example scenario: how a corporate lending team traces shareholdings to the person who controls a company, and measures the result.',
  kicker: 'Example scenario · Finance',
  headline: 'Find the actual controller\nof a loan applicant',
  lead: 'A loan application lists three shareholders. Two layers further up, one person may control several of them. By hand that takes dozens of corporate filings, so most checks end at the first layer; one query follows the majorities through further layers.',
  figure: {
    caption: 'The shareholdings of one applicant',
    reading: 'Orange is the path of control once votes are combined',
    alt: 'Shareholdings: from the applicant up through holding companies to the person who controls it'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'One vertex per company, shares on edges',
    caption: 'Model: people, companies, loans and court cases, with holdings, loans taken, guarantees and lawsuits',
    alt: 'Graph model: people and companies hold shares in companies; companies guarantee the debt of companies',
    parts: [
      {
        title: 'Merge duplicate companies first',
        text: 'One company is spelled differently in several systems. Merge it by its registration number, or the paths break.'
      },
      {
        title: 'Store shares on edges',
        text: 'A share belongs to one pair of holder and company, so it is on the edge. Shares multiply along a path and add up over paths.'
      },
      {
        title: 'Use another edge label for guarantees',
        text: 'Ownership and guarantees answer different questions; each query uses the edge label it needs.'
      }
    ]
  },
  query: {
    question: 'How is it queried?',
    headline: 'Follow majorities and add up their votes',
    name: 'Votes of each controller',
    code: controlQuery,
    parts: [
      {
        title: 'Majorities only',
        text: 'A holding above one half decides how a company votes. The query follows up to 8 such layers from a person to a shareholder, then 1 more to the applicant.'
      },
      { title: 'Votes add up', text: 'A person may control several shareholders; their votes in the applicant are added up.' },
      {
        title: 'A share is not control',
        text: 'For beneficial owners, check first whether the final share reaches 25%, then income rights, votes and control. The query of shares is on the solution page; compare both results.'
      },
      {
        title: 'Limits of this query',
        text: 'It traces only single holdings above one half, and adds up votes at the applicant alone. For majorities of several holders further up, see the credit demo. Minority holders who control no company are not listed.'
      }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Check it against reviewed credit files',
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
