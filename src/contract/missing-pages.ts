/** Pages of spec §2 that have no route yet. Links to them are written already, and shown once there is a route. */
export const missingPages = [
  '/center/train',
  '/center/train/GBCA/auth',
  '/center/train/GBCA/exam',
  '/center/train/GBCA/resource',
  '/center/train/GBCA/result',
  '/center/train/GBCA/training',
  '/partner/cooperate',
  '/product/onlinedemo',
  '/report',
  '/report/JanusGraph',
  '/report/NebulaGraph',
  '/report/Neo4j',
  '/report/TigerGraph',
  '/report/developer',
  '/report/enterprise',
  '/report/ldbc'
] as const
export type MissingPage = (typeof missingPages)[number]
