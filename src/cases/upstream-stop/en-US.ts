import { query } from '~/solutions/supplychain/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: a tier-4 supplier stops',
  description:
    'An example scenario: how a manufacturer models its supply tiers as a graph, computes when a stoppage halts its lines, and measures the result.',
  kicker: 'Example scenario · Manufacturing',
  headline: 'Tier-4 stoppage:\nwhom to call first',
  lead: 'A vehicle maker’s purchasing team reads that a plant four tiers up has stopped. Which lines will stop, and when? One query lists them with the day, and leaves out sites that have an independent source.',
  figure: {
    caption: 'How far one stoppage reaches',
    reading: 'Orange sites will stop; blue ones are downstream, yet have another source',
    alt: 'Supply network: a raw material plant stops, and the effect runs along deliveries to lines and products'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'Model sites separately from companies',
    caption: 'Model: sites, parts, companies, orders',
    alt: 'Graph model: sites deliver to sites, make parts and belong to companies; orders are placed with sites',
    parts: [
      {
        title: 'Find shared plants upstream',
        text: 'Two suppliers may depend on the same plant upstream. A model of companies alone hides it.'
      },
      {
        title: 'Stock on the delivery edge',
        text: 'Stock of the same part lasts a different number of days at each receiver, so the number belongs to the edge.'
      },
      {
        title: 'Model critical products first',
        text: 'Start with the product whose stoppage costs most, and model upstream. Answers cover the tiers that you have modeled.'
      }
    ]
  },
  query: {
    question: 'How is it queried?',
    headline: 'Find affected sites without an independent source',
    name: 'Effect of a stoppage',
    code: query,
    parts: [
      {
        title: 'Another source ends the impact',
        text: 'A source counts only if it does not depend on the stopped plant. Being downstream is not the same as stopping.'
      },
      { title: 'Days add up along the path', text: 'The part that runs out first sets the day on which a line stops.' },
      { title: 'The result has dates', text: 'Sorted by day, it shows which site to call first.' }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Rehearse once and measure three metrics',
    items: [
      { term: 'Extent', text: 'Take a past stoppage, and compare the query’s list with the lines that really stopped.' },
      { term: 'Lead time', text: 'The difference between the day that the query gave and the day on which the line stopped.' },
      { term: 'Time to answer', text: 'The time from learning of the stoppage to the list, compared with phone calls before.' }
    ]
  }
} satisfies CaseCopy
