import type { SolutionCopy } from '../types'
import { answer, documents, entities, factRows, facts, maxInOne, query, sources } from './graph'

const names = {
  pump: 'pump P-101',
  alias: 'water pump 1',
  bearing: 'bearing 6312',
  vibration: 'vibration',
  dry: 'lack of grease',
  grease: 'regrease',
  skew: 'misalignment',
  coupling: 'coupling',
  align: 'realign',
  fan: 'fan F-201',
  station: 'pump house'
}
const relations = {
  hasPart: 'has part',
  showed: 'showed',
  causes: 'causes',
  occursIn: 'occurs in',
  sameAs: 'same as',
  prevents: 'prevents',
  locatedIn: 'is in'
}
const titles = { manual: 'Manual', workOrder: 'Work order', guide: 'Fault guide', register: 'Register', rules: 'Rules' }

export default {
  title: 'Knowledge graph: one answer from five documents',
  description:
    'Extract facts from documents, merge entities and connect them in a graph. A question follows facts to its answer, and each step cites its source.',
  headline: 'Answer across documents and cite every source',
  lead: 'Get from a symptom to its remedy in one query, although the facts are spread over manual, work order, guide and rules. Facts are extracted into a graph, and every step of the answer cites its sentence.',
  hero: {
    caption: `${facts.length} facts about ${entities.length} entities in ${documents.length} documents`,
    reading: 'Each edge is one fact from a sentence; orange facts lead to the answer',
    alt: 'A knowledge graph: pump P-101 is water pump 1, which showed vibration; lack of grease causes vibration and occurs in the bearing; regreasing prevents it',
    legend: [
      { mark: 'start', label: 'equipment asked about' },
      { mark: 'asset', label: 'machine, part' },
      { mark: 'phone', label: 'symptom' },
      { mark: 'account', label: 'cause' },
      { mark: 'merchant', label: 'remedy' },
      { mark: 'found', label: 'used' }
    ],
    callouts: [
      'The question: which maintenance does pump P-101 need?',
      'The work order calls it “water pump 1”; the register says they are the same.',
      'The work order records a symptom: vibration.',
      'The fault guide: lack of grease causes vibration and occurs in bearings.',
      'The maintenance rules: regular regreasing prevents it. That is the answer.',
      'Misalignment also causes vibration, but in couplings, and P-101 has none.'
    ]
  },
  answer: {
    caption: 'What went wrong with pump P-101, and what prevents it?',
    columns: ['Symptom', 'Cause', 'Task'],
    names: { vibration: 'Vibration', 'lack of grease': 'Lack of grease', regrease: 'Regrease' }
  },
  bring: 'Documents on one type of equipment or business, plus twenty questions they can answer.',
  words: {
    ...names,
    ...relations,
    ...titles,
    entity: 'Entity',
    kind: 'Kind',
    document: 'Doc',
    rule: 'Rule',
    isA: 'is a',
    mentionedIn: 'stated in',
    appliesTo: 'applies to',
    fact: 'fact'
  },
  plates: [
    {
      question: 'Why does search miss it?',
      headline: `No document holds more than ${maxInOne} of the facts`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'sources',
              caption: 'Documents and the entities they mention; orange is used in the answer',
              alt: `A bipartite graph of ${documents.length} documents and ${entities.length} entities; the answer uses ${sources.length} documents`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Search returns a passage',
                  text: `The answer takes ${answer.facts.length} facts from ${sources.length} documents, and no document holds more than ${maxInOne} of them. No single passage answers the question.`
                },
                {
                  title: 'Names differ',
                  text: 'The work order never mentions P-101, so a search for that ID misses the most important document. The graph first merges both names into one entity, and then the facts connect.'
                },
                {
                  title: 'Similar is not applicable',
                  text: 'A search for vibration also returns the passage on misalignment, and similarity cannot tell them apart. But P-101 has no coupling, so the query rules that cause out at the step to its parts.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where do facts come from?',
      headline: 'Every fact keeps its source',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'table',
              caption: 'Extracted facts; orange ones are used in the answer',
              columns: ['Subject', 'Relationship', 'Object', 'Source'],
              rows: factRows({ entities: names, relations, sources: titles })
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Extract',
                  text: '“A bearing that lacks grease will vibrate” is two facts: lack of grease causes vibration, and it occurs in bearings. Tables are mapped by column, sentences are extracted by a language model, and people check samples.'
                },
                {
                  title: 'Merge',
                  text: 'The same machine or part has several names. Match by number, place and model first. Where that is not conclusive, add an edge “possibly the same” for an expert to confirm.'
                },
                {
                  title: 'Keep the source',
                  text: 'Each edge records its document, page, sentence and extraction date. When a document changes, you know which edges to extract again, and readers can open the original sentence.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it queried?',
      headline: 'From symptom to cause to remedy',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Start from the symptom', text: 'Water pump 1 vibrates.', figure: 'step-1' },
            { title: 'Resolve the name', text: 'Water pump 1 is P-101.', figure: 'step-2' },
            { title: 'Match the cause', text: 'Lack of grease occurs in bearings, and P-101 has one.', figure: 'step-3' },
            { title: 'Find the remedy', text: `Regrease, supported by ${answer.facts.length} facts.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Maintenance needed', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: 'One query for every machine',
                  text: 'Replace P-101 with another ID, and the same query runs. Each new document adds edges, so the graph can answer more questions.'
                },
                {
                  text: `The answer includes ${answer.facts.length} facts and ${sources.length} sources. A technician sees not only “regrease” but also why, and the page that says so.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Entities, classes and sources are separate',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: an entity is of a kind and is stated in a document; facts connect entities, a rule applies to an entity'
            },
            {
              kind: 'model',
              rows: [
                ['fact', 'entity → entity', 'relationship, confidence, sentence'],
                ['stated in', 'entity → document', 'page, sentence, date'],
                ['is a', 'entity → kind', 'source'],
                ['applies to', 'rule → entity', 'version']
              ],
              found: 'fact',
              text: [
                'Kinds are vertices, not columns of a schema. A new type of equipment adds one vertex and leaves the model unchanged. A query names an entity by its kind and a fact by its relationship.',
                'Start with the edges that frequent questions need. A knowledge graph grows step by step and is never designed all at once.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Documents in, answers and search out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Documents, systems', text: 'manuals, work orders, registers' },
            { name: 'Extract and merge', text: 'language model, checked by people' },
            { name: 'Graph database', text: 'facts, kinds, sources', main: true },
            { name: 'Applications', text: 'search, answers, diagnosis' }
          ],
          caption: 'Question answering and retrieval-augmented generation take their facts from this graph'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the query on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One team of specialists', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Several departments with different clearances',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties: users see the conclusion but not a restricted source.'
            },
            {
              need: 'All documents of a corporate group, continuously',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Start with a question your teams ask often' }
} satisfies SolutionCopy
