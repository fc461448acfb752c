/*
 * The specification's facts about the four editions of the graph database (spec §1, §6, §9), stated only here. They are
 * language-neutral; the words are in messages/<locale>/editions.json, and features/editions/labels.ts combines them.
 */

/** Differs from «none»: the specification says nothing, so no page may either. */
type Unstated = 'unstated'
/** A limit that a page can show: a number, or unlimited. */
export type StatedLimit = number | 'unlimited'
export type Limit = StatedLimit | Unstated

/** From the smallest edition to the largest. */
export const editionIds = ['free', 'paid', 'standard', 'advanced'] as const
export type EditionId = (typeof editionIds)[number]

/** Levels of permissions, the coarsest first: whole graphs, by role; single vertices, edges and properties. */
export const permissionLevels = ['graphs', 'elements'] as const
export type PermissionLevel = (typeof permissionLevels)[number]

export interface Algorithms {
  count: number
  /** Categories of the algorithms. */
  types: number
  kind: 'standalone' | 'distributed' | Unstated
}

export interface EditionFacts {
  license: 'free' | 'charged' | Unstated
  deployment: 'single-server' | 'enterprise'
  /** False if the edition is for non-commercial use only. */
  commercialUse: false | Unstated
  graphs: number
  storageGigabytes: StatedLimit
  vertices: Limit
  /** Nodes of a cluster. */
  nodes: Limit
  users: StatedLimit
  /** The only user is the administrator, who can change nothing but the password. */
  administratorOnly: true | Unstated
  /** The finest level of permissions. */
  permissions: PermissionLevel | Unstated
  /** Access control by LDAP. */
  ldap: true | Unstated
  algorithms: Algorithms
  partitionedStorage: true | Unstated
  shards: Limit
}

export const editionFacts: Readonly<Record<EditionId, EditionFacts>> = {
  free: {
    license: 'free',
    deployment: 'single-server',
    commercialUse: false,
    graphs: 7,
    storageGigabytes: 30,
    vertices: 40_000_000,
    nodes: 3,
    users: 1,
    administratorOnly: true,
    permissions: 'graphs',
    ldap: 'unstated',
    algorithms: { count: 10, types: 3, kind: 'standalone' },
    partitionedStorage: 'unstated',
    shards: 'unstated'
  },
  paid: {
    license: 'charged',
    deployment: 'single-server',
    commercialUse: 'unstated',
    graphs: 50,
    storageGigabytes: 'unlimited',
    vertices: 'unstated',
    nodes: 'unstated',
    users: 3,
    administratorOnly: 'unstated',
    permissions: 'unstated',
    ldap: 'unstated',
    algorithms: { count: 55, types: 7, kind: 'unstated' },
    partitionedStorage: 'unstated',
    shards: 'unstated'
  },
  standard: {
    license: 'unstated',
    deployment: 'enterprise',
    commercialUse: 'unstated',
    graphs: 50,
    storageGigabytes: 'unlimited',
    vertices: 'unstated',
    nodes: 'unstated',
    users: 'unlimited',
    administratorOnly: 'unstated',
    permissions: 'elements',
    ldap: true,
    algorithms: { count: 55, types: 7, kind: 'unstated' },
    partitionedStorage: 'unstated',
    shards: 'unstated'
  },
  advanced: {
    license: 'unstated',
    deployment: 'enterprise',
    commercialUse: 'unstated',
    graphs: 999,
    storageGigabytes: 'unlimited',
    vertices: 'unstated',
    nodes: 'unstated',
    users: 'unlimited',
    administratorOnly: 'unstated',
    permissions: 'elements',
    ldap: true,
    algorithms: { count: 19, types: 4, kind: 'distributed' },
    partitionedStorage: true,
    shards: 'unlimited'
  }
}

/** The largest number of graphs of any edition: the upper end of a logarithmic scale. */
export const maxGraphs = Math.max(...editionIds.map((id) => editionFacts[id].graphs))
