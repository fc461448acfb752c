import type { DocumentId } from '~/content/docs/tree'
import { type TopicId, topicIds } from '~/content/exam-topics'
import type { PageAddress } from '~/lib/site-address'

/** Reading of a lesson: sections of one document. */
interface LessonSource {
  document: DocumentId
  /** Anchors of the sections; the lesson's link leads to the first. */
  sections: readonly [string, ...string[]]
}

/**
 * Lessons by topic, in their order. Name and topic are the lesson's id in saved progress, so they are never renamed. The
 * sections cover everything that the question bank names as a source.
 */
const curriculum = {
  concepts: {
    elements: { document: 2, sections: ['property-graph', 'elements', 'vertex', 'edge', 'label-property', 'direction'] },
    hops: { document: 2, sections: ['hop-path-degree'] },
    tables: { document: 2, sections: ['from-tables', 'pitfalls'] },
    'first-graph': { document: 1, sections: ['graph', 'model', 'data', 'hops', 'ring'] },
    sql: { document: 28, sections: ['recursion', 'habits', 'keep-sql'] },
    'query-path': { document: 4, sections: ['query-path', 'workloads'] },
    partitions: { document: 4, sections: ['shards', 'replicas'] },
    consistency: { document: 4, sections: ['consistency'] },
    cluster: { document: 4, sections: ['single-or-cluster', 'symptoms'] }
  },
  modeling: {
    questions: { document: 3, sections: ['questions-first', 'steps'] },
    choices: { document: 3, sections: ['property-or-vertex', 'edge-or-vertex'] },
    direction: { document: 3, sections: ['labels-direction'] },
    supernodes: { document: 3, sections: ['supernodes', 'checklist'] },
    time: { document: 26, sections: ['modeling-queries', 'reverse-edges', 'time'] },
    files: { document: 9, sections: ['files', 'mapping', 'dry-run'] },
    import: { document: 9, sections: ['run', 'resume', 'rejects', 'verify'] },
    sync: { document: 26, sections: ['import-writing', 'missing-edges', 'sync'] },
    keys: { document: 14, sections: ['constraints'] },
    performance: { document: 25, sections: ['model'] },
    case: { document: 30, sections: ['devices', 'caution', 'case'] }
  },
  queries: {
    match: { document: 10, sections: ['match-return', 'where', 'two-hops'] },
    parameters: { document: 10, sections: ['parameters'] },
    null: { document: 10, sections: ['optional-match', 'null', 'distinct-page'] },
    'variable-length': { document: 11, sections: ['variable-length', 'rings', 'path-filter'] },
    patterns: { document: 11, sections: ['shortest-path', 'pattern-predicate', 'several-types'] },
    control: { document: 11, sections: ['control', 'troubleshooting'] },
    writing: { document: 12, sections: ['create', 'merge', 'merge-edge', 'set-remove', 'batch', 'delete'] },
    transactions: { document: 12, sections: ['transactions', 'failures'] },
    aggregates: { document: 13, sections: ['count-sum', 'group', 'having', 'stages'] },
    counting: { document: 13, sections: ['double-counting', 'lists', 'troubleshooting'] },
    plans: { document: 14, sections: ['explain-profile', 'read-plan'] },
    indexes: { document: 14, sections: ['index-misses', 'start-side', 'cartesian', 'order'] },
    sql: { document: 28, sections: ['filter', 'join', 'left-join', 'group', 'not-exists'] },
    java: { document: 15, sections: ['connect', 'read', 'write', 'transactions'] },
    python: { document: 16, sections: ['read'] },
    'cheat-sheet': { document: 29, sections: ['patterns'] }
  },
  algorithms: {
    choice: { document: 17, sections: ['query-or-algorithm', 'families'] },
    steps: { document: 17, sections: ['steps', 'step-question', 'step-subgraph', 'step-call', 'step-check'] },
    scores: { document: 17, sections: ['before-running', 'not-verdict'] },
    centrality: { document: 18, sections: ['degree', 'pagerank', 'betweenness'] },
    communities: { document: 18, sections: ['components', 'triangles', 'louvain', 'choose'] },
    paths: { document: 19, sections: ['bfs', 'weighted', 'weight-meaning', 'k-shortest'] },
    similarity: { document: 19, sections: ['jaccard', 'small-sets', 'other-measures'] },
    scale: { document: 19, sections: ['at-scale'] }
  },
  operations: {
    install: { document: 5, sections: ['prepare', 'verify', 'install', 'configure', 'start'] },
    license: { document: 6, sections: ['move', 'users', 'license-expiry'] },
    cluster: { document: 7, sections: ['plan', 'install', 'configure', 'start', 'acceptance'] },
    partitions: { document: 8, sections: ['need', 'count', 'placement', 'import', 'skew'] },
    monitoring: { document: 20, sections: ['metrics', 'cluster', 'alerts', 'slow-log', 'runbook'] },
    backup: { document: 21, sections: ['objectives', 'kinds', 'full', 'schedule', 'three-two-one'] },
    restore: { document: 21, sections: ['restore', 'point-in-time', 'drill'] },
    upgrade: { document: 22, sections: ['before', 'single', 'rollback', 'rolling'] },
    scaling: { document: 22, sections: ['when', 'scale-out', 'scale-in'] },
    tuning: { document: 25, sections: ['measure', 'queries', 'memory', 'workloads'] }
  },
  security: {
    roles: { document: 23, sections: ['editions', 'matrix', 'users-roles'] },
    grants: { document: 23, sections: ['grant', 'verify', 'troubleshooting'] },
    departments: { document: 26, sections: ['departments'] },
    ldap: { document: 23, sections: ['ldap', 'review'] },
    network: { document: 24, sections: ['ports', 'tls', 'at-rest'] },
    secrets: { document: 24, sections: ['secrets', 'injection', 'audit'] }
  }
} as const satisfies Readonly<Record<TopicId, Readonly<Record<string, LessonSource>>>>
type Curriculum = typeof curriculum

interface LessonCopy {
  title: string
  /** Ability of the reader after the lesson. */
  text: string
}

/** The copy of every lesson by topic and name. */
export type LessonsCopy = { readonly [Topic in TopicId]: { readonly [Name in keyof Curriculum[Topic]]: LessonCopy } }

interface Lesson extends LessonSource {
  /** Id in saved progress: `queries/match`. */
  id: string
  name: string
  to: PageAddress
}

/** The lessons of a topic, in their order. */
export function lessonsOf(topic: TopicId): Lesson[] {
  return Object.entries<LessonSource>(curriculum[topic]).map(([name, { document, sections }]) => ({
    id: `${topic}/${name}`,
    name,
    document,
    sections,
    to: { path: `/document/latest/${document}`, hash: sections[0] }
  }))
}

/** Ids of all lessons. */
export const lessonIds: readonly string[] = topicIds.flatMap((topic) => lessonsOf(topic).map(({ id }) => id))
