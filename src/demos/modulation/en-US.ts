import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: which switch restores supply',
  description:
    'Restore supply after a fault in the IEEE 57-bus system. Compare the load and the supply path of each open switch, step by step.',
  kicker: 'Online demo · Supply restoration',
  headline: 'Which switch restores the most load?',
  lead: 'A bus fails, and the buses behind it lose supply. The method finds the open switches between a supplied and an unsupplied bus. It compares the load that each can take over, then supplies it by the shortest path.',
  figure: {
    caption: 'IEEE 57-bus test case with an assumed switch in each line',
    reading:
      'Squares are sources, circles other buses; large diamonds are open switches, small ones closed. Orange marks restored buses and lines, blue the path from the source to the switch.',
    alt: '57 buses and 80 switches; the buses behind the failed one are supplied again through two switches'
  },
  marks: { solid: 'source', start: 'fault', ghost: 'without supply', path: 'switch compared', found: 'restored' },
  vertices: {
    source: 'source bus',
    load: 'load bus',
    junction: 'junction bus',
    closed: 'closed switch',
    open: 'open switch'
  },
  edges: { line: 'line' },
  values: {
    load: { name: 'active load', unit: 'MW' },
    reactance: { name: 'reactance', unit: 'p.u.' },
    reserve: { name: 'reserve (assumed)', unit: 'MW' }
  },
  parameters: {
    fault: { name: 'Failed bus', hint: 'It goes out with all its lines' },
    switches: { name: 'Maximum switches', hint: 'How many open switches may be closed, one after another' },
    distance: {
      name: 'Length of a path',
      hint: 'Of switches with the same load, the shortest path wins',
      options: { reactance: 'by reactance', lines: 'by number of lines' }
    },
    reserve: { name: 'Reserve', hint: 'Of the assumed reserve of each switch', unit: '%' }
  },
  columns: {
    switch: 'Switch',
    state: 'Operation',
    load: 'Load restored (MW)',
    buses: 'Buses restored',
    source: 'Source',
    lines: 'Lines on the path'
  },
  words: { closed: 'close', open: 'leave open' },
  sentences: {
    sources: 'Mark {sources} source {sources|bus|buses}.',
    fault: 'Bus {fault} fails, and {lines} {lines|line goes|lines go} out.',
    dark: '{buses} {buses|bus loses|buses lose} supply, {load} MW in all.',
    candidates:
      'Choice {step}: {candidates} open {candidates|switch connects|switches connect} a supplied bus with an unsupplied one.',
    candidate: 'Switch {switch} can restore {load} MW, over {lines} {lines|line|lines} from the source.',
    choice: 'Choice {step}: close {switch}. It restores {buses} {buses|bus|buses} and {load} MW.',
    end: 'Closing {switches} {switches|switch|switches} restores {load} of {dark} MW; {left} MW remain without supply.',
    'why-fault': 'Bus {vertex} has failed and stays out until it is repaired.',
    'why-dark': 'Bus {vertex} ({load} MW) stays without supply: no switch reaches it, or the reserve is too small.',
    'why-source': 'Bus {vertex} is a source.',
    'why-restored':
      'Choice {step} closes {switch}, so source {source} supplies bus {vertex} ({load} MW) over {lines} {lines|line|lines}.',
    'why-served':
      'The fault does not affect bus {vertex} ({load} MW). Source {source} supplies it over {lines} {lines|line|lines}.',
    'why-switch':
      'Choice {step} closes switch {vertex}. Source {source} reaches it over {lines} {lines|line|lines}, and it takes over {buses} {buses|bus|buses} with {load} MW.',
    'why-closed': 'Switch {vertex} is closed, and source {source} reaches it over {lines} {lines|line|lines}.',
    'why-closed-dark': 'Switch {vertex} is closed, but after the fault no source reaches either side of it.',
    'why-open':
      'Switch {vertex} is open with supply on one side only: no further switch may be closed, or its reserve of {reserve} MW is too small.',
    'why-open-served': 'Switch {vertex} is open and has supply on both sides, so it need not be closed.',
    'why-open-dark': 'Switch {vertex} is open and has no supply on either side, so closing it restores nothing.'
  },
  result: {
    some: '{switches} {switches|switch|switches} closed: {load} of {dark} MW restored, {left} MW left',
    nothing: 'No switch can restore load; {dark} MW have lost supply'
  },
  tour: [
    { text: 'Bus 29 has failed, and eight buses lost supply. The first switch closed restores the most load.' },
    { text: 'Select bus 25. Its new path starts at source 12 and passes a switch that was closed.', vertex: '25' },
    { text: 'Allow one switch only, and the other section stays without supply.', parameters: { switches: 1 } },
    { text: 'Lower the reserve to 25%, and the same switches take over less.', parameters: { reserve: 25 } }
  ],
  query:
    'Which open switches have loads within two hops, so that they could resupply them? The query runs on the grid without the fault.',
  source:
    'IEEE 57-bus test case by Richard D. Christie, University of Washington, 1999, from case57_ieee of PGLib-OPF, licensed under CC BY 4.0. Topology, reactances and loads are unchanged. The switch in each line, which of them are open and their reserve are assumed; a reactance is divided between the two sides of its switch. The positions are computed. No power flow.'
} satisfies DemoCopy
