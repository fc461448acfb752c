import { allPaths, ringThrough } from '../graph-algorithms'

/*
 * The graph of the corporate credit page: shareholdings and loan guarantees. P is a person, the others are companies; T
 * has applied for the loan. Invented for illustration.
 */

export interface Holding {
  from: string
  to: string
  /** From 0 to 1. */
  share: number
}

const holding = (from: string, to: string, share: number): Holding => ({ from, to, share })

export const holdings: readonly Holding[] = [
  holding('P1', 'H1', 0.8),
  holding('P2', 'H1', 0.2),
  holding('P1', 'H2', 0.6),
  holding('P3', 'H2', 0.4),
  holding('P2', 'H3', 1),
  holding('H1', 'E1', 0.7),
  holding('H2', 'E1', 0.3),
  holding('H2', 'E2', 0.51),
  holding('H3', 'E2', 0.49),
  holding('H3', 'E3', 0.6),
  holding('P3', 'E3', 0.4),
  holding('E1', 'T', 0.45),
  holding('E2', 'T', 0.35),
  holding('E3', 'T', 0.2)
]

export const applicant = 'T'
export const persons = ['P1', 'P2', 'P3'] as const
export const isPerson = (id: string): boolean => persons.some((person) => person === id)

const shareOf = (from: string, to: string) => holdings.find((each) => each.from === from && each.to === to)?.share ?? 0
/** Percentage with one decimal. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Every chain of holdings from a person to the applicant, with the product of its shares. */
export const chains = persons.flatMap((person) =>
  allPaths(holdings, person, applicant).map((way) => ({
    person,
    way,
    share: way.slice(1).reduce((product, company, index) => product * shareOf(way[index] ?? '', company), 1)
  }))
)

/** Each person's total share of the applicant over all chains; the largest first. */
export const owners = persons
  .map((person) => {
    const own = chains.filter((chain) => chain.person === person)
    return { person, share: own.reduce((sum, { share }) => sum + share, 0), chains: own.length }
  })
  .sort((a, b) => b.share - a.share)

/** Smallest share of a beneficial owner. */
const ownerThreshold = 0.25
export const beneficial = owners.filter(({ share }) => share >= ownerThreshold)

/** The companies that a person controls: more than half is held by the person and the companies already controlled. */
function controlledBy(person: string): { members: string[]; votes: number } {
  const members = [person]
  const votesIn = (company: string) =>
    holdings.filter(({ from, to }) => to === company && members.includes(from)).reduce((sum, { share }) => sum + share, 0)
  for (;;) {
    const next = [...new Set(holdings.map(({ to }) => to))].find(
      (company) => !members.includes(company) && votesIn(company) > 0.5
    )
    if (!next) return { members, votes: votesIn(applicant) }
    members.push(next)
  }
}

/** The share of the applicant's votes that a person casts through the companies they control. */
export const votesOf = (person: string): number => controlledBy(person).votes

/** The person who controls the applicant. */
export const controller = persons.find((person) => controlledBy(person).members.includes(applicant)) ?? ''
export const { members: controlled, votes } = controlledBy(controller)
export const isControl = ({ from, to }: { from: string; to: string }) => controlled.includes(from) && controlled.includes(to)

/** Loan guarantees, in ten thousand yuan. */
export const guarantees = [
  { from: 'T', to: 'X1', amount: 3000 },
  { from: 'X1', to: 'X2', amount: 2600 },
  { from: 'X2', to: 'E2', amount: 2800 },
  { from: 'E2', to: 'T', amount: 3200 },
  { from: 'X3', to: 'X2', amount: 900 }
] as const
export const guaranteeRing = ringThrough(guarantees, applicant)
export const guaranteed = guarantees
  .filter(({ from, to }) => guaranteeRing.includes(from) && guaranteeRing.includes(to))
  .reduce((sum, { amount }) => sum + amount, 0)

export const query = `MATCH p = (o:Person)-[:HOLDS*1..8]->(t:Company {id: 'T'})
WITH o, reduce(s = 1.0, h IN relationships(p) |
               s * h.share) AS part
WITH o, sum(part) AS share
WHERE share >= 0.25
RETURN o.id, share
ORDER BY share DESC`

export const controlQuery = `MATCH p = (o:Person)-[:HOLDS*1..8]->(x:Company)
WHERE ALL(h IN relationships(p) WHERE h.share > 0.5)
WITH o, collect(DISTINCT x) AS controlled
MATCH (y)-[v:HOLDS]->(:Company {id: 'T'})
WHERE y = o OR y IN controlled
RETURN o.id, sum(v.share) AS votes
ORDER BY votes DESC`

export const ringQuery = `MATCH p = (t:Company {id: 'T'})-[:GUARANTEES*2..6]->(t)
RETURN [x IN nodes(p) | x.id] AS ring,
       reduce(sum = 0, g IN relationships(p) |
              sum + g.amount) AS total`
