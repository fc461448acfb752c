import { query } from '~/solutions/supplychain/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: a tier-4 supplier stops',
  description:
    'An example scenario: how a manufacturer models its supply tiers as a graph, computes when a stop reaches its lines, and measures the result.',
  kicker: 'Example scenario · Manufacturing',
  headline: 'Tier-4 stop:\nwhom to call first',
  lead: 'A vehicle maker’s purchasing team reads that a plant four tiers up has stopped. Which lines use its material, how long does the stock last, and which other source exists? One query answers all three.',
  figure: {
    caption: 'How far one stop reaches',
    reading: 'Orange sites will stop; blue ones are downstream, yet have another source',
    alt: 'Supply network: a raw material plant stops, and the effect runs along deliveries to lines and products'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'A site stops, not a company',
    caption: 'Model: sites, parts, companies, orders',
    alt: 'Graph model: sites deliver to sites, make parts and belong to companies; orders are placed with sites',
    parts: [
      {
        title: 'Sites apart from companies',
        text: 'Two suppliers may depend on the same plant upstream. Drawn as one, nobody sees it.'
      },
      {
        title: 'Stock on the delivery edge',
        text: 'The same part lasts a different number of days at each receiver, so the number belongs to the edge.'
      },
      {
        title: 'Draw what matters first',
        text: 'Begin with the product whose standstill costs most, and draw upwards. The answer reaches as far as the drawing.'
      }
    ]
  },
  query: {
    question: 'How is it queried?',
    headline: 'Downstream, until there is another source',
    name: 'Effect of a stop',
    code: query,
    parts: [
      {
        title: 'Another source ends the impact',
        text: 'Being downstream is not the same as stopping, so the list is much shorter.'
      },
      { title: 'Days add up along the path', text: 'The part that runs out first sets the day on which a line stops.' },
      { title: 'The answer has dates', text: 'Sorted by day, it says which call to make first.' }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Rehearse it, and measure',
    items: [
      { term: 'Extent', text: 'Take a stop that happened, and compare the query’s list with the lines that really stood still.' },
      { term: 'Lead time', text: 'How many days lie between the day that the query gave and the day on which the line stopped?' },
      { term: 'Time to answer', text: 'From hearing of the stop to having the list, against the telephone round of before.' }
    ]
  }
} satisfies CaseCopy
