import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: what fails if a supplier stops',
  description:
    'A network of products, parts and suppliers: stop one supplier and find every part and product that needs it, level by level. Betweenness shows the critical links.',
  kicker: 'Online demo · Supply chain',
  headline: 'Which products are affected if this supplier stops?',
  lead: 'Products are made of parts, parts come from suppliers, and suppliers have suppliers of their own. Start from the one that stops and follow supply upward, level by level. Betweenness shows which parts and suppliers lie on the most shortest supply paths.',
  figure: {
    caption: 'Products, parts and suppliers',
    reading:
      'Diamonds are products, squares parts and assemblies, circles suppliers; arrows lead to what is needed. Blue is the one that stops, orange what it affects; other filled vertices are critical links, with the highest betweenness.',
    alt: 'A network of several hundred products, parts and suppliers; the supplier that stops affects parts and products above it'
  },
  marks: { start: 'stopped', found: 'affected', solid: 'critical link' },
  vertices: { product: 'product', part: 'part', supplier: 'supplier' },
  edges: { needs: 'needs' },
  values: {},
  parameters: {
    supplier: { name: 'Part or supplier', hint: 'The one that stops, or whose needs you look up' },
    direction: {
      name: 'Direction',
      hint: 'Upward is impact, downward is need',
      options: { in: 'what needs it', out: 'what it needs' }
    },
    hops: { name: 'Maximum levels', hint: 'Further levels are left out' },
    critical: { name: 'Critical links', hint: 'Ranked by betweenness, whichever stops' }
  },
  columns: { item: 'Name', role: 'Role', hops: 'Level', score: 'Betweenness' },
  words: { product: 'product', part: 'part', supplier: 'supplier', critical: 'critical, not affected', '–': '–' },
  sentences: {
    start: 'Suppose {supplier} stops. Follow supply upward.',
    'start-needs': 'Start at {supplier} and look up what it needs.',
    level: 'Level {hops}: {items} {items|is|are} affected, {total} in all.',
    'level-needs': 'Level {hops}: {items} {items|is|are} needed, {total} in all.',
    product: 'Product {product} is affected at level {hops}.',
    critical: 'Betweenness {number}: {item}, on {score} shortest supply paths.',
    end: 'If {supplier} stops, {items} {items|is|are} affected; {products} of them {products|is a product|are products}.',
    'end-needs': '{supplier} needs {items}; {suppliers} of them {suppliers|is a supplier|are suppliers}.',
    'why-start': '{vertex} is the start. In this direction and depth, {items} {items|vertex is|vertices are} related to it.',
    'why-critical': '{vertex} is out of range, but it is number {place} by betweenness: on {score} shortest supply paths.',
    'why-safe': '{vertex} does not need {supplier}, so it is not affected. It lies inside no shortest supply path.',
    'why-unneeded': '{supplier} does not need {vertex}. It lies inside no shortest supply path.',
    'why-fails': '{vertex} needs {supplier}, {hops} {hops|level|levels} down, so it is affected.',
    'why-needed': '{supplier} needs {vertex}, {hops} {hops|level|levels} down.'
  },
  result: {
    some: '{supplier}: {items} related, {products} {products|product|products} and {suppliers} {suppliers|supplier|suppliers} among them',
    nothing: 'Nothing is related to {supplier} in this direction'
  },
  tour: [
    { text: 'R03 stops: suppliers and parts are affected level by level (orange), up to the products.' },
    { text: 'Select product M1, and see by which parts and suppliers the stop arrives.', vertex: 'M1' },
    { text: 'Turn around: which parts and suppliers does M1 need?', parameters: { supplier: 'M1', direction: 'out' } },
    { text: 'Look at the first level of R03 only: few suppliers buy from it directly.', parameters: { hops: 1 } }
  ],
  query: 'Which five suppliers have the most direct buyers?',
  source: 'Sample data, generated from a fixed seed; it contains no real product or company.'
} satisfies DemoCopy
