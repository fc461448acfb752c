import type { PlaygroundCopy } from './types'

export default {
  title: 'Playground: run openCypher in your browser',
  description:
    'Write openCypher queries online on sample graphs and see the answer as a table and a drawing. Questions with a checker; no login, no installation.',
  kicker: 'Resources · Playground',
  headline: 'Write a query and see its answer in the graph',
  lead: 'Choose a graph, write openCypher and run it. The answer appears as a table and is highlighted in the drawing. The questions lead from the first MATCH to rings and shortest paths, and your answer to each is checked.',
  questions: {
    accounts: 'List the codes of all accounts, in order.',
    devices: 'How many devices are there?',
    large: 'Which transfers exceed 4,000? Return payer, payee and amount.',
    payees: 'Whom did A2 pay?',
    largest: 'Which single transfer is the largest? Return its id and amount.',
    range: 'Which transfers are at least 1,000 and below 2,000? Return their ids, in order.',
    shared: 'Which other accounts have logged in on a device that A1 uses?',
    labels: 'How many vertices does each label have? Sort by label.',
    edges: 'How many edges does each label have? Sort by label.',
    neverpaid: 'Which accounts never made a transfer?',
    crowded: 'Which devices have more than two accounts? Return device and count.',
    totals: 'Return the number of transfers, their total and their average.',
    optional: 'How many transfers did each account make, including none? Sort by account.',
    collect: 'For each device, list its accounts in order in one row. Sort by device.',
    net: 'For each account, subtract payments made from payments received. Sort by account.',
    band: 'Call transfers of 4,000 or more “large” and the others “small”. How many of each?',
    passed:
      'Which accounts received a transfer and made another that is smaller, by at most 100? Return account and difference, by account.',
    sharedandpaid: 'Which transfers run between two accounts that share a device? Return device, payer, payee.',
    pairs: 'List every pair of accounts on one device once: device, smaller code, larger code. Sort by all three.',
    union: 'With whom did A4 exchange money, in either direction? Use UNION.',
    routes: 'Follow the money from A2 for one to three transfers. Return each path as codes with its hops, shortest first.',
    ring: 'Find the ring of two to six transfers, once, starting at its smallest code. Return its codes.',
    shortest: 'What is the shortest path from A1 to A7, over any edges in any direction, of at most six hops? Return its codes.',
    allshortest:
      'List all shortest paths from A2 to D2, over any edges in any direction, of at most six hops. Return their codes.',
    reach: 'Which vertices are within three hops of A1, over any edges in any direction? Each code once, in order.',
    exists: 'Which accounts share a device with another account that made a transfer? In order.',
    pagerank:
      'Compute PageRank along transfers, with damping 0.85 and 20 iterations. Return the top three accounts with their scores to four decimal places, highest first, ties by account.',
    fraudring:
      'Anti-fraud demo: find the rings of three to six transfers, each once from its smallest id. Return ids and hops, shortest first.',
    sharers: 'Anti-fraud demo: which devices are used by three accounts or more? Most accounts first, then by device.',
    holders:
      'Corporate credit demo: which people hold shares in more than one company directly? Most companies first, then by person.'
  },
  help: [
    'Parameters: write one per line in the field below the query. In the query, $ stands before the name. A copied link contains them.',
    'Procedures: SHOW PROCEDURES lists all with their columns, and SHOW FUNCTIONS the functions. The procedures db.labels, db.relationshipTypes and db.propertyKeys list what the graph has.',
    'Algorithms: CALL algo.pageRank({}) YIELD node, score runs one. Settings stand in the braces, such as nodes, edges and direction.',
    'Subqueries: CALL (a) { … } runs a query for each row, and FOREACH writes for each element of a list.',
    'Limits: a graph holds up to 2,000 vertices and 10,000 edges. A query runs up to 2 seconds and returns up to 100,000 rows in 64 MB; the table shows the first 200, and the CSV file has all of them. A value shows up to 4,000 characters.'
  ],
  not: [
    'Indexes, constraints, users, roles and permissions. The documents describe them; you need a database to run them.',
    'Transactions that span several statements. Each statement is its own transaction. If it fails, the graph stays unchanged.',
    'CALL { … } IN TRANSACTIONS. LOAD CSV reads only the tables of a document, on its page. Import CSV files of your own above, or run LOAD CSV in the database shell.',
    'Path selectors beyond the shortest paths, such as SHORTEST 3, and selectors for patterns of more than one edge pattern.',
    'Regular expressions with nested quantifiers, such as (a+)+, because matching could run for a very long time.',
    'Graphs and queries beyond the limits. They stop with a message.',
    'Algorithms beyond PageRank, betweenness, degree, connected components and the weighted shortest path.'
  ]
} satisfies PlaygroundCopy
