import { query } from '~/solutions/fraud/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: from one account to a fraud ring',
  description:
    'An example scenario: how an account review team models devices, phones and transfers as a graph, finds rings with one query, and measures the result.',
  kicker: 'Example scenario · Finance',
  headline: 'Review fraud rings,\nnot single accounts',
  lead: 'A review team checks flagged accounts one at a time, and each looks plausible. A ring is several accounts on shared devices whose transfers return to the start. One query returns the ring as a whole.',
  figure: {
    caption: 'The subgraph that one review looks at',
    reading: 'Blue is the path along shared devices; orange is the transfers that close the ring',
    alt: 'Accounts, devices and phones: from one account along shared devices to a ring of transfers'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'What is shared becomes a vertex',
    caption: 'Model: accounts, devices, phones, merchants',
    alt: 'Graph model: an account logs in on a device, registers a phone, transfers to accounts and merchants',
    parts: [
      {
        title: 'A device is no attribute',
        text: 'As an attribute, a shared device is two equal strings. As a vertex, it is a path from one account to the other.'
      },
      {
        title: 'Time stays on the edges',
        text: 'Log-ins and transfers carry their time, so a query can look at one period and old coincidences drop out.'
      },
      {
        title: 'One review, one start',
        text: 'A reviewer has one account in hand. The graph starts there and never scans the rest.'
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
        title: 'Shared first',
        text: 'Every account on the ring shares a device or a phone with another one; a chance loop of payments does not count.'
      },
      { title: 'Then the money', text: 'The transfers come back to the first account within three to six steps.' },
      { title: 'Hand over a subgraph', text: 'The result can be checked edge by edge, and goes into the report as it is.' }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Three yardsticks, set beforehand',
    items: [
      {
        term: 'Precision',
        text: 'Of the subgraphs that the query hands over, how many does a person confirm as rings? Keep a weekly record, with the reason for each false alarm.'
      },
      { term: 'Recall', text: 'Replay closed cases: on the data of that day, how many would the same query have found?' },
      { term: 'Time', text: 'From an account in hand to a written conclusion, with the same batch of accounts before and after.' }
    ]
  }
} satisfies CaseCopy
