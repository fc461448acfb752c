import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: who controls this company',
  description:
    'Multiply shares along ownership chains, add up votes company by company, and find the actual controller, even through cross-holdings.',
  kicker: 'Online demo · Corporate credit',
  headline: 'Who controls this company?',
  lead: 'Find who controls a company, even through cross-holdings. It is not always the largest owner. Votes are added up company by company. An effective share is the sum of products along all ownership chains.',
  figure: {
    caption: 'Companies and their holders',
    reading:
      'Squares are companies, circles people; an arrow leads from holder to company. Orange marks the holdings that gain control, blue the other upstream holders.',
    alt: 'A network of holdings; one person controls the company in question through four others'
  },
  marks: { start: 'company in question', path: 'upstream holder', found: 'controlled company', answer: 'controller' },
  vertices: { company: 'company', person: 'person' },
  edges: { holds: 'holds' },
  values: { share: { name: 'share', unit: '%' } },
  parameters: {
    company: { name: 'Company', hint: 'The company in question' },
    threshold: { name: 'Control threshold', hint: 'More votes than this give control', unit: '%' },
    least: { name: 'Smallest effective share', hint: 'Owners with less are not listed', unit: '%' }
  },
  columns: {
    owner: 'Person',
    verdict: 'Verdict',
    share: 'Effective share (%)',
    votes: 'Votes (%)',
    companies: 'Companies controlled in between'
  },
  words: { control: 'controls', holding: 'holds', nobody: 'none', '–': '–' },
  sentences: {
    start: 'Look for the upstream holders of {company}.',
    level: '{hops} {hops|level|levels} up: {holders} new {holders|holder|holders}.',
    cycle: '{companies} companies, {first} among them, hold shares in each other: the chains form a cycle.',
    owner: '{owner} has an effective share of {share}% and {votes}% of the votes.',
    gains: '{owner} now has {votes}% of the votes in {company}, and gains control.',
    controls: '{owner} and the companies it controls have {votes}% of the votes in {company}: control.',
    end: '{controller} controls {company} with {votes}% of the votes, but an effective share of {share}%. People listed: {owners}.',
    'end-none':
      'Controller of {company}: {controller}. People listed: {owners}. Controlled votes: {votes}%; effective share: {share}%.',
    'why-none': 'No chain of holdings connects {vertex} to {company}.',
    'why-asked': '{vertex} is the company in question. People above it: {owners}.',
    'why-control':
      '{vertex} controls {company} through {companies} {companies|company|companies} with {votes}% of the votes. Its effective share is {share}%, as added up below.',
    'why-holding':
      '{vertex} has an effective share of {share}% in {company}, as added up below, and {votes}% of the votes: no control.',
    'why-crossing':
      '{vertex} is part of a cross-holding. Its effective share in {company} is {share}%, as added up below; its votes belong to its controller, so it counts {votes}%.',
    'why-between':
      '{vertex} is an intermediate company. Its effective share in {company} is {share}%, as added up below; it counts {votes}% of votes itself.'
  },
  result: {
    some: 'Controller of {company}: {controller}; {votes}% of the votes, effective share {share}%',
    nothing: 'No person above {company}; controller: {controller}'
  },
  terms: 'The effective share: products of the ownership chains, largest first (%)',
  rest: 'Rest: chains that repeat a cross-holding, and smaller products',
  tour: [
    { text: 'P001 controls C001 with 52% of the votes, yet its effective share is only about a tenth.' },
    { text: 'Select P002: with 26% it is the largest owner, but it does not control the company.', vertex: 'P002' },
    { text: 'Select P001: control is gained through four companies, and each product is listed.', vertex: 'P001' },
    { text: 'If control needs more than 60%, no one controls the company.', parameters: { threshold: 60 } }
  ],
  query:
    'Who has the largest effective share of C001? P002 has, although P001 is in control. Within a chain, the query uses each holding once; cycles of cross-holdings add another 0.1 percentage points for P001.',
  source: 'Sample data, generated with a fixed seed. It contains no real company or person.'
} satisfies DemoCopy
