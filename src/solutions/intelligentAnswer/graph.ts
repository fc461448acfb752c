import type { DataEdge } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the question answering page: engineers with certificates, shifts and districts, pumps with models and
 * sites. Invented for illustration.
 */

export type LinkKind = 'certified' | 'onShift' | 'livesIn' | 'isModel' | 'standsAt' | 'liesIn'

export interface Link extends DataEdge {
  readonly kind: LinkKind
}

const link = (from: string, kind: LinkKind, ...to: string[]): Link[] => to.map((each) => ({ from, to: each, kind }))

export const engineers = ['E1', 'E2', 'E3', 'E4', 'E5'] as const
export const links: readonly Link[] = [
  ...link('E1', 'certified', 'M7'),
  ...link('E2', 'certified', 'M7'),
  ...link('E3', 'certified', 'M9'),
  ...link('E4', 'certified', 'M7', 'M9'),
  ...link('E5', 'certified', 'M9'),
  ...link('E2', 'onShift', 'D'),
  ...link('E3', 'onShift', 'D'),
  ...link('E4', 'onShift', 'D'),
  ...link('E1', 'livesIn', 'N'),
  ...link('E2', 'livesIn', 'N'),
  ...link('E3', 'livesIn', 'N'),
  ...link('E4', 'livesIn', 'Q'),
  ...link('E5', 'livesIn', 'Q'),
  ...link('P7', 'isModel', 'M7'),
  ...link('P9', 'isModel', 'M9'),
  ...link('P7', 'standsAt', 'S3'),
  ...link('P9', 'standsAt', 'S5'),
  ...link('S3', 'liesIn', 'N'),
  ...link('S5', 'liesIn', 'Q')
]

const targets = (from: string, kind: LinkKind) =>
  links.filter((each) => each.from === from && each.kind === kind).map(({ to }) => to)
const sourcesOf = (to: string, kind: LinkKind) =>
  links.filter((each) => each.to === to && each.kind === kind).map(({ from }) => from)

/** The entities in the question: the site, and today. */
export const site = 'S3'
export const today = 'D'
/** Entities that follow from them: the pump at the site, its model, the district. */
export const [pump = ''] = sourcesOf(site, 'standsAt')
export const [model = ''] = targets(pump, 'isModel')
export const [district = ''] = targets(site, 'liesIn')

export const conditions = ['certified', 'onShift', 'livesIn'] as const
export type Condition = (typeof conditions)[number]
const required: Record<Condition, string> = { certified: model, onShift: today, livesIn: district }

/** The conditions that each engineer meets and misses. */
export const checks = engineers.map((engineer) => ({
  engineer,
  holds: conditions.filter((condition) => targets(engineer, condition).includes(required[condition]))
}))
export const answers = checks.filter(({ holds }) => holds.length === conditions.length).map(({ engineer }) => engineer)
export const [answer = ''] = answers
/** Engineers that meet all but one of the conditions. */
export const nearMisses = checks.filter(({ holds }) => holds.length === conditions.length - 1).map(({ engineer }) => engineer)

/** The edges that prove the answer, in the order in which a reader would check them. */
export const evidence: readonly Link[] = [
  ...links.filter(({ from, to }) => from === pump && to === site),
  ...links.filter(({ from, to }) => from === pump && to === model),
  ...conditions.flatMap((condition) => links.filter(({ from, to }) => from === answer && to === required[condition])),
  ...links.filter(({ from, to }) => from === site && to === district)
]
export const isEvidence = ({ from, to }: DataEdge) => evidence.some((each) => each.from === from && each.to === to)
export const proven = new Set(evidence.flatMap(({ from, to }) => [from, to]))

export const evidenceRows = (
  relations: Readonly<Record<LinkKind, string>>,
  systems: Readonly<Record<LinkKind, string>>
): readonly (readonly Cell[])[] =>
  evidence.map(({ from, to, kind }, index) => [
    `[${index + 1}]`,
    { text: from, mark: 'found' },
    relations[kind],
    { text: to, mark: 'found' },
    systems[kind]
  ])

export const query = `MATCH (p:Pump)-[:STANDS_AT]->(s:Site {no: 3})
MATCH (p)-[:IS_MODEL]->(m:Model)<-[:CERTIFIED]-(e:Engineer)
WHERE (e)-[:ON_SHIFT]->(:Day {date: date()})
  AND EXISTS { (e)-[:LIVES_IN]->(:District)<-[:LIES_IN]-(s) }
RETURN e.name, m.name, p.id`
