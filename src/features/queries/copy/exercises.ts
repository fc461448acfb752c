/** The questions of the playground's gallery, from easy to hard. The words are in the copy, by `id`. */
export interface Exercise {
  id: string
  level: 1 | 2 | 3
  dataSet: string
  /** One right query; an answer with the same rows is right too. */
  query: string
}

const on =
  (dataSet: string, level: Exercise['level']) =>
  (id: string, query: string): Exercise => ({ id, level, dataSet, query })
const first = on('transfers', 1)
const groups = on('transfers', 2)
const paths = on('transfers', 3)

export const exercises: readonly Exercise[] = [
  first('accounts', 'MATCH (a:Account)\nRETURN a.code AS account\nORDER BY account'),
  first('devices', 'MATCH (d:Device)\nRETURN count(d) AS devices'),
  first(
    'large',
    'MATCH (a:Account)-[t:TRANSFERRED]->(b:Account)\nWHERE t.amount > 4000\nRETURN a.code AS payer, b.code AS payee, t.amount AS amount'
  ),
  first('payees', "MATCH (:Account {code: 'A2'})-[:TRANSFERRED]->(b:Account)\nRETURN b.code AS payee"),
  first('largest', 'MATCH ()-[t:TRANSFERRED]->()\nRETURN t.id AS transfer, t.amount AS amount\nORDER BY amount DESC\nLIMIT 1'),
  first('range', 'MATCH ()-[t:TRANSFERRED]->()\nWHERE 1000 <= t.amount < 2000\nRETURN t.id AS transfer\nORDER BY transfer'),
  first('shared', "MATCH (:Account {code: 'A1'})-[:LOGGED_IN]->(:Device)<-[:LOGGED_IN]-(b:Account)\nRETURN b.code AS account"),
  first('labels', 'MATCH (n)\nRETURN labels(n)[0] AS label, count(*) AS vertices\nORDER BY label'),
  first('edges', 'MATCH ()-[e]->()\nRETURN type(e) AS type, count(e) AS edges\nORDER BY type'),
  first('neverpaid', 'MATCH (a:Account)\nWHERE NOT (a)-[:TRANSFERRED]->()\nRETURN a.code AS account'),
  groups(
    'crowded',
    'MATCH (d:Device)<-[:LOGGED_IN]-(a:Account)\nWITH d, count(a) AS accounts\nWHERE accounts > 2\nRETURN d.code AS device, accounts'
  ),
  groups('totals', 'MATCH ()-[t:TRANSFERRED]->()\nRETURN count(t) AS transfers, sum(t.amount) AS total, avg(t.amount) AS mean'),
  groups(
    'optional',
    'MATCH (a:Account)\nOPTIONAL MATCH (a)-[t:TRANSFERRED]->()\nRETURN a.code AS account, count(t) AS paid\nORDER BY account'
  ),
  groups(
    'collect',
    'MATCH (d:Device)<-[:LOGGED_IN]-(a:Account)\nWITH d, a ORDER BY a.code\nRETURN d.code AS device, collect(a.code) AS accounts\nORDER BY device'
  ),
  groups(
    'net',
    'MATCH (a:Account)\nOPTIONAL MATCH (a)-[o:TRANSFERRED]->()\nWITH a, sum(o.amount) AS paid\nOPTIONAL MATCH (a)<-[i:TRANSFERRED]-()\nWITH a, paid, sum(i.amount) AS received\nRETURN a.code AS account, received - paid AS net\nORDER BY account'
  ),
  groups(
    'band',
    "MATCH ()-[t:TRANSFERRED]->()\nRETURN CASE WHEN t.amount >= 4000 THEN 'large' ELSE 'small' END AS band, count(*) AS transfers\nORDER BY band"
  ),
  groups(
    'passed',
    'MATCH (:Account)-[x:TRANSFERRED]->(b:Account)-[y:TRANSFERRED]->(:Account)\nWHERE y.amount < x.amount AND x.amount - y.amount <= 100\nRETURN b.code AS account, x.amount - y.amount AS kept\nORDER BY account'
  ),
  groups(
    'sharedandpaid',
    'MATCH (a:Account)-[:LOGGED_IN]->(d:Device)<-[:LOGGED_IN]-(b:Account),\n      (a)-[t:TRANSFERRED]->(b)\nRETURN d.code AS device, a.code AS payer, b.code AS payee'
  ),
  groups(
    'pairs',
    'MATCH (a:Account)-[:LOGGED_IN]->(d:Device)<-[:LOGGED_IN]-(b:Account)\nWHERE a.code < b.code\nRETURN d.code AS device, a.code AS one, b.code AS other\nORDER BY device, one, other'
  ),
  groups(
    'union',
    "MATCH (:Account {code: 'A4'})-[:TRANSFERRED]->(b)\nRETURN b.code AS partner\nUNION\nMATCH (:Account {code: 'A4'})<-[:TRANSFERRED]-(b)\nRETURN b.code AS partner"
  ),
  paths(
    'routes',
    "MATCH p = (:Account {code: 'A2'})-[:TRANSFERRED*1..3]->(:Account)\nRETURN [n IN nodes(p) | n.code] AS route, length(p) AS hops\nORDER BY hops"
  ),
  paths(
    'ring',
    'MATCH p = (a:Account)-[:TRANSFERRED*2..6]->(a)\nWHERE all(n IN nodes(p) WHERE a.code <= n.code)\nRETURN [n IN nodes(p) | n.code] AS ring'
  ),
  paths(
    'shortest',
    "MATCH (a:Account {code: 'A1'}), (b:Account {code: 'A7'})\nMATCH p = shortestPath((a)-[*..6]-(b))\nRETURN [n IN nodes(p) | n.code] AS route"
  ),
  paths(
    'allshortest',
    "MATCH (a:Account {code: 'A2'}), (b:Device {code: 'D2'})\nMATCH p = allShortestPaths((a)-[*..6]-(b))\nRETURN [n IN nodes(p) | n.code] AS route"
  ),
  paths('reach', "MATCH (:Account {code: 'A1'})-[*1..3]-(n)\nRETURN DISTINCT n.code AS code\nORDER BY code"),
  paths(
    'exists',
    'MATCH (a:Account)\nWHERE EXISTS {\n  MATCH (a)-[:LOGGED_IN]->()<-[:LOGGED_IN]-(b:Account)-[:TRANSFERRED]->()\n  WHERE b <> a\n}\nRETURN a.code AS account\nORDER BY account'
  ),
  paths(
    'pagerank',
    "CALL algo.pageRank({\n  nodes: ['Account'], edges: ['TRANSFERRED'],\n  damping: 0.85, iterations: 20\n})\nYIELD node, score\nRETURN node.code AS account, round(score * 10000) / 10000 AS score\nORDER BY score DESC, account\nLIMIT 3"
  ),
  on('antifraud', 3)(
    'fraudring',
    'MATCH p = (a:Account)-[:TRANSFERRED*3..6]->(a)\nWHERE all(n IN nodes(p) WHERE a.id <= n.id)\nRETURN [n IN nodes(p) | n.id] AS ring, length(p) AS hops\nORDER BY hops, ring[0]'
  ),
  on('antifraud', 3)(
    'sharers',
    'MATCH (d:Device)<-[:USES]-(a:Account)\nWITH d, count(DISTINCT a) AS accounts\nWHERE accounts >= 3\nRETURN d.id AS device, accounts\nORDER BY accounts DESC, device'
  ),
  on('credit', 3)(
    'holders',
    'MATCH (p:Person)-[h:HOLDS]->(c:Company)\nWITH p, count(c) AS companies\nWHERE companies > 1\nRETURN p.id AS person, companies\nORDER BY companies DESC, person'
  )
]
