import { query } from '~/solutions/fraud/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: from one account to a fraud ring',
  description:
    'An example scenario: how an account review team models devices, phones and transfers as a graph, finds rings with one query, and measures the result.',
  kicker: 'Example scenario · Finance',
  headline: 'Review fraud rings,\nnot single accounts',
  lead: 'A review team checks flagged accounts one at a time, and each looks plausible. In a ring, several accounts share devices, and their transfers lead back to the first account. One query returns the accounts of the ring.',
  figure: {
    caption: 'The subgraph that one review looks at',
    reading: 'Blue is the path along shared devices; orange is the transfers that close the ring',
    alt: 'Accounts, devices and phones: from one account along shared devices to a ring of transfers'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'Model shared devices and phones as vertices',
    caption: 'Model: accounts, devices, phones, merchants',
    alt: 'Graph model: an account logs in on a device, registers a phone, transfers to accounts and merchants',
    parts: [
      {
        title: 'A device is not a property',
        text: 'As a property, a shared device is two equal strings. As a vertex, it connects the two accounts.'
      },
      {
        title: 'Time stays on the edges',
        text: 'Logins and transfers carry their time, so you can add a time filter and exclude old logins.'
      },
      {
        title: 'Start where the review starts',
        text: 'A review starts from one account. So does the query, without scanning the rest.'
      }
    ]
  },
  query: {
    question: 'How is it queried?',
    headline: 'Start from one account, keep rings',
    name: 'Find the ring',
    code: query,
    parts: [
      {
        title: 'Rings first',
        text: 'The query follows transfers back to the first account within three to six hops.'
      },
      {
        title: 'Then check what they share',
        text: 'It keeps a ring only if every account on it shares a device or a phone with another account on it.'
      },
      {
        title: 'Return the ring',
        text: 'Reviewers get the accounts in the direction of the transfers and check each edge in the graph.'
      }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Set three metrics before you start',
    items: [
      {
        term: 'Precision',
        text: 'The share of returned rings that reviewers confirm. Keep a weekly record, with the reason for each false alarm.'
      },
      { term: 'Recall', text: 'Replay closed cases: on the data of that day, how many would the same query have found?' },
      {
        term: 'Time',
        text: 'The time from receiving an account to a written conclusion, for the same accounts before and after.'
      }
    ]
  }
} satisfies CaseCopy
