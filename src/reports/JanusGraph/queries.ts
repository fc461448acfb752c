import type { SystemQueries } from '../types'

export default {
  language: 'Gremlin',
  rankLanguage: 'VertexProgram',
  hops: `g.V().has('number', seed).as('seed')
  .repeat(out('link').dedup()).emit().times(2)
  .dedup().where(neq('seed'))
  .count()`,
  path: `g.V().has('number', from)
  .repeat(out('link').dedup().barrier())
  .until(has('number', to).or().loops().is(32))
  .has('number', to).limit(1)
  .path().count(local).math('_ - 1')`,
  rank: `graph.compute()
  .program(PageRankVertexProgram.build()
    .iterations(10).alpha(0.85)
    .create(graph))
  .submit().get()`,
  add: `g.addV('point')
  .property('number', number).iterate()`
} satisfies SystemQueries
