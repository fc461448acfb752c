import { vendor } from '~/content/vendor'

/*
 * Years on the page about the company. Those of the field are general knowledge and can be looked up; of the company's
 * own, the specification gives the foundation. Texts are in about/<locale>.ts, in this order.
 */

export const fieldEvents = [
  { year: 1736, source: 'Leonhard Euler, Solutio problematis ad geometriam situs pertinentis' },
  { year: 1959, source: 'E. W. Dijkstra, A Note on Two Problems in Connexion with Graphs' },
  { year: 1970, source: 'E. F. Codd, A Relational Model of Data for Large Shared Data Banks' },
  { year: 1998, source: 'S. Brin, L. Page, The Anatomy of a Large-Scale Hypertextual Web Search Engine' },
  { year: 2015, source: 'openCypher' },
  { year: 2023, source: 'ISO/IEC 9075-16:2023' },
  { year: 2024, source: 'ISO/IEC 39075:2024' }
] as const

export const companyEvents = [{ year: vendor.foundedYear }] as const
