import type { TrainingCopy } from '../types'

export default {
  title: 'GBCA lessons',
  description:
    'Lessons for the GBCA exam in six topics. Each covers a few sections of one document. Study without an account, and log in to keep your progress.',
  kicker: 'Certification · GBCA lessons',
  headline: 'GBCA lessons',
  lead: 'Six topics. Each lesson covers a few sections of one document. Together, the lessons cover everything in the exam.',
  topics: {
    concepts: 'Explain vertices, edges, hops and where a graph is stored',
    modeling: 'Draw a model from business questions, then import the data',
    queries: 'Write queries that are correct, terminate and use an index',
    algorithms: 'Choose the right algorithm and read its scores',
    operations: 'Install, monitor and restore',
    security: 'Define access permissions and verify them'
  },
  lessons: {
    concepts: {
      elements: {
        title: 'Five elements of a property graph',
        text: 'Describe data with vertices, edges, labels, properties and direction.'
      },
      hops: { title: 'Hop, path and degree', text: 'Count the hops between two vertices, and the degree of a vertex.' },
      tables: {
        title: 'From tables to graphs',
        text: 'Map foreign keys and junction tables to edges, and avoid common mistakes.'
      },
      'first-graph': {
        title: 'Build your first graph',
        text: 'Complete every step, from drawing the model to finding a ring of transfers.'
      },
      sql: { title: 'Graph queries and SQL', text: 'Replace recursive SQL, and know when to stay with SQL.' },
      'query-path': { title: 'How a query is executed', text: 'Name the nodes involved, and tell the two workloads apart.' },
      partitions: {
        title: 'Partitions and replicas',
        text: 'Explain the cost of cross-partition edges, and how many failures replicas tolerate.'
      },
      consistency: { title: 'Consistency and transactions', text: 'Decide whether a read sees what was just written.' },
      cluster: {
        title: 'One server or a cluster',
        text: 'Choose by data volume and availability, and recognize signs of structural problems.'
      }
    },
    modeling: {
      questions: {
        title: 'Questions first, then the model',
        text: 'Turn business questions and tables into a graph model in four steps.'
      },
      choices: { title: 'Property, vertex or edge', text: 'Find the right place for each piece of data.' },
      direction: { title: 'Labels and direction', text: 'Name and direct edges so that queries read well.' },
      supernodes: { title: 'Supernodes and a checklist', text: 'Find vertices with too many edges, and improve the model.' },
      time: { title: 'Reverse edges and time', text: 'Decide whether to store both directions, and where time belongs.' },
      files: { title: 'Files and mapping', text: 'Prepare the CSV files, write the mapping, and try it first.' },
      import: { title: 'Import and check', text: 'Run the import, resume it, inspect rejected rows and compare counts.' },
      sync: {
        title: 'Missing edges and synchronization',
        text: 'Find edges that were not imported, and keep up with another database.'
      },
      keys: { title: 'Constraints and indexes', text: 'Ensure one vertex per key with a uniqueness constraint.' },
      performance: { title: 'How the model affects performance', text: 'Check the model before you tune anything else.' },
      case: { title: 'Example: store a ring as a case', text: 'Model what you found without jumping to conclusions.' }
    },
    queries: {
      match: { title: 'Match, filter, return', text: 'Write queries of one and two hops, and predict their results.' },
      parameters: { title: 'Parameters', text: 'Pass values as parameters instead of building query text.' },
      null: {
        title: 'No match, and null',
        text: 'Keep rows without a match, compare null correctly, remove duplicates and page.'
      },
      'variable-length': {
        title: 'Variable-length paths and rings',
        text: 'Write bounded paths, filter along them, and find rings.'
      },
      patterns: {
        title: 'Shortest paths and pattern conditions',
        text: 'Find shortest paths, use patterns as conditions, match several edge labels.'
      },
      control: { title: 'Limit the number of paths', text: 'Make a query terminate, and find out why a result is wrong.' },
      writing: { title: 'Create, merge, change, delete', text: 'Write with CREATE and MERGE, change and delete in batches.' },
      transactions: { title: 'Transactions and failures', text: 'Choose transaction boundaries, and retry safely.' },
      aggregates: { title: 'Counts, sums and groups', text: 'Aggregate by group, then filter by the result.' },
      counting: {
        title: 'Avoid double counting',
        text: 'Notice when multiple matches double a sum, and collect results in lists.'
      },
      plans: { title: 'Read a query plan', text: 'Find the most expensive step with EXPLAIN and PROFILE.' },
      indexes: { title: 'Make queries use an index', text: 'Rewrite queries that miss the index, and avoid Cartesian products.' },
      sql: { title: 'Rewrite SQL', text: 'Turn joins, left joins, groups and NOT EXISTS into graph queries.' },
      java: { title: 'Java driver', text: 'Connect, read and write with transaction functions that retry.' },
      python: { title: 'Python driver', text: 'Run a query and read its result.' },
      'cheat-sheet': { title: 'Patterns at a glance', text: 'Recognize every kind of pattern.' }
    },
    algorithms: {
      choice: {
        title: 'Query or algorithm',
        text: 'Decide between a local traversal and the whole graph, and know seven families.'
      },
      steps: {
        title: 'Four steps for every algorithm',
        text: 'State the question, choose the subgraph, run it, check the result.'
      },
      scores: {
        title: 'A score is not a verdict',
        text: 'Consider the cost before a run, and do not take a high score as evidence.'
      },
      centrality: {
        title: 'Degree, PageRank and betweenness',
        text: 'Know what each of them answers, and compute it on a small graph.'
      },
      communities: {
        title: 'Components, triangles and communities',
        text: 'Count components and triangles, and interpret Louvain.'
      },
      paths: { title: 'Breadth-first and weighted paths', text: 'Define what the weight means, then choose the algorithm.' },
      similarity: { title: 'Similarity', text: 'Compute a Jaccard score, and know its limits on small sets.' },
      scale: { title: 'Computing on a large graph', text: 'Narrow down the candidates so that the computation is feasible.' }
    },
    operations: {
      install: { title: 'Install the single-server edition', text: 'Verify the package, install, configure and start.' },
      license: {
        title: 'From the free to the paid edition',
        text: 'Move the data, assign users, and act before the license expires.'
      },
      cluster: { title: 'Deploy Enterprise Standard', text: 'Plan the nodes, configure each of them, and accept the cluster.' },
      partitions: {
        title: 'Deploy partitioned storage',
        text: 'Decide whether to partition and into how many partitions, and check for skew.'
      },
      monitoring: { title: 'Monitoring and alerts', text: 'Choose metrics, set alerts, and know where to look first.' },
      backup: { title: 'Plan backups', text: 'Define acceptable data loss and downtime, then choose the kind of backup.' },
      restore: { title: 'Restore and rehearse', text: 'Restore in full or to a point in time, and rehearse regularly.' },
      upgrade: { title: 'Upgrade and roll back', text: 'Check first, upgrade node by node, and be ready to roll back.' },
      scaling: { title: 'Scale out and in', text: 'Recognize when to scale, and add or remove nodes safely.' },
      tuning: { title: 'Tune performance', text: 'Measure first, then improve queries and memory, and separate algorithms.' }
    },
    security: {
      roles: { title: 'Users and roles', text: 'Draw the table of permissions, then create roles and users.' },
      grants: { title: 'Grant and verify', text: 'Grant access to vertices, edges and properties, and check as that user.' },
      departments: { title: 'Departments in one graph', text: 'Choose between separate graphs and permissions within one.' },
      ldap: { title: 'Connect LDAP', text: 'Map groups to roles, and review accounts regularly.' },
      network: { title: 'Ports, TLS and data at rest', text: 'Open only the ports you need, and encrypt transport and storage.' },
      secrets: {
        title: 'Secrets, injection and audit',
        text: 'Store passwords safely, prevent injection, and trace actions in the audit log.'
      }
    }
  },
  next: {
    question: 'And after the lessons?',
    headline: 'Practice, then take the exam',
    practice: {
      kicker: 'Practice',
      title: 'Practice by topic, with explanations and sources',
      link: 'Practice questions'
    },
    exam: { kicker: 'Exam', title: 'Log in, confirm your name and start the GBCA exam', link: 'Go to the exam' }
  }
} satisfies TrainingCopy
