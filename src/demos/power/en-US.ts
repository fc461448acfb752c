import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: loads without supply after an outage',
  description:
    'Take lines of the IEEE 118-bus system out of service. See which loads lose every source, and which further line would cut off more.',
  kicker: 'Online demo · Power outage',
  headline: 'Which loads lose supply when these lines are out?',
  lead: 'Choose a bus and a radius, and all lines within it go out. Connected components give the islands that remain; an island without a source loses supply. If a bridge goes out and one side has no source, the outage grows.',
  figure: {
    caption: 'IEEE 118-bus test case',
    reading:
      'Squares are generator buses, diamonds synchronous condensers, circles other buses. Orange marks buses without any source. If any blue line goes out as well, more load loses supply.',
    alt: '118 buses and 186 lines; some buses near the outage have lost every source'
  },
  marks: { solid: 'source', start: 'center of the outage', found: 'without a source' },
  vertices: { generator: 'generator bus', condenser: 'condenser bus', load: 'load bus', junction: 'junction bus' },
  edges: { line: 'line or transformer' },
  values: { load: { name: 'active load', unit: 'MW' }, generation: { name: 'active generation', unit: 'MW' } },
  parameters: {
    center: { name: 'Center of the outage', hint: 'The outage starts at this bus' },
    hops: {
      name: 'Radius',
      hint: '0 is no outage; 1 takes out the lines at the center; 2 adds the lines at its neighbors',
      unit: 'hops'
    },
    sources: {
      name: 'Sources',
      hint: 'A condenser generates no active power',
      options: { generator: 'buses that generate active power', all: 'condensers too' }
    }
  },
  columns: { what: 'Buses, named after one', state: 'State', buses: 'Number', load: 'Active load (MW)' },
  words: { dark: 'no source', 'at-risk': 'loses supply with one more line' },
  sentences: {
    sources: 'Mark {sources} source {sources|bus|buses}.',
    outage: '{lines} {lines|line goes|lines go} out around bus {center}.',
    'no-outage': 'No line is out: check the complete grid.',
    islands: '{islands} {islands|island has|islands have} a load or a source; {dark} of them {dark|has|have} no source.',
    dark: 'The island of bus {name} has {buses} {buses|bus|buses} and no source: {load} MW lose supply.',
    lit: 'The island of bus {name} has {buses} {buses|bus|buses} and {sources} {sources|source|sources}: {load} MW stay supplied.',
    bridge: 'Line {from}–{to} is a bridge: without it, {buses} more {buses|bus loses|buses lose} {load} MW.',
    end: '{lines} {lines|line is|lines are} out. {buses} {buses|bus has|buses have} lost every source, {load} MW in all; islands without load are not counted. {bridges} further {bridges|line would|lines would each} cut off more.',
    'why-empty': 'The island of bus {vertex} has neither load nor source.',
    'why-dark': 'Bus {vertex} ({load} MW) and {others} other {others|bus|buses} form an island without a source.',
    'why-cut': 'All lines of bus {vertex} ({load} MW) are out, and it is no source itself.',
    'why-source': 'Bus {vertex} is a source. Its island has {buses} {buses|bus|buses} with {load} MW of load.',
    'why-at-risk':
      'Bus {vertex} ({load} MW) reaches source {source} over {lines} {lines|line|lines}, but {from}–{to} is its only connection.',
    'why-lit': 'Bus {vertex} ({load} MW) reaches its nearest source {source} over {lines} {lines|line|lines}.'
  },
  result: {
    some: '{lines} {lines|line|lines} out: {buses} {buses|bus loses|buses lose} every source, {load} MW (islands without load not counted); {bridges} more {bridges|line would|lines would each} cut off more',
    nothing: '{lines} {lines|line|lines} out: no load loses its source, nor would it with one more line'
  },
  tour: [
    { text: 'The lines of bus 11 and of its neighbors are out. The orange buses have lost every source.' },
    { text: 'Select bus 117. Its only line is out, so it has no source.', vertex: '117' },
    {
      text: 'Without an outage, blue lines are bridges of the complete grid. Losing any one cuts off load.',
      parameters: { hops: 0 }
    },
    { text: 'Move the outage to bus 69, and more load is cut off.', parameters: { center: '69' } }
  ],
  query: 'Which generator is nearest to bus 2, and along which buses? The query runs on the complete grid, without the outage.',
  source:
    'IEEE 118-bus test case by Richard D. Christie, University of Washington, 1999, from case118_ieee of PGLib-OPF, licensed under CC BY 4.0. Topology, loads and generation are unchanged; the positions are computed. Connectivity only, no power flow.'
} satisfies DemoCopy
