import trialPromise from '~/content/trial-promise/en-US'
import type { EditionsPageContent } from './types'

export default {
  title: 'Compare editions and find yours',
  description:
    'Compare every limit of the four editions. Enter what you need and get the smallest edition that fits, with the limits that rule out the others.',
  kicker: 'Graph database · four editions',
  headline: 'Find the smallest edition that fits',
  lead: 'Enter how many graphs, how much data, how many users and which permissions you need. See which editions are enough, and which limits rule out the others. The free edition is for non-commercial learning.',
  actions: { find: 'Find my edition', compare: 'See the full table' },
  figure: {
    number: 'Fig. 1-1',
    alt: 'A field of dots, one for each graph, with three nested frames around what the editions can hold',
    caption: 'One dot is one graph, drawn to the actual count',
    callouts: 'Graphs in each edition',
    callout: '{editions}: up to {count} graphs.',
    and: ' and '
  },
  finder: {
    plate: {
      question: 'Which edition do I need?',
      headline: 'Enter your needs, get the smallest edition',
      lead: 'Empty fields are ignored. The link to the result contains your requirements, so you can share it.'
    },
    quantities: {
      graphs: { label: 'Graphs', hint: 'Separate graphs, each with its own vertices and edges', example: '12' },
      storage: { label: 'Storage (GB)', hint: 'Decimals are allowed', example: '120' },
      vertices: { label: 'Vertices', hint: 'Commas are fine: 50,000,000', example: '50,000,000' },
      nodes: { label: 'Cluster nodes', hint: 'Servers in one cluster', example: '3' },
      users: { label: 'Database users', hint: 'Accounts of the database, not the customers in your data', example: '5' },
      algorithms: { label: 'Graph algorithms', hint: 'How many ready-made algorithms you will use', example: '20' }
    },
    permissions: {
      label: 'Permission level',
      hint: 'The finer level includes the coarser',
      any: 'No requirement',
      graphs: 'Graphs, by role',
      elements: 'Vertices, edges, properties'
    },
    abilities: {
      ldap: { label: 'LDAP access control', hint: 'Uses the accounts and groups in your directory' },
      partitioned: { label: 'Partitioned storage', hint: 'One graph in several partitions' },
      distributed: { label: 'Distributed algorithms', hint: 'Computed by several servers together' },
      commercial: { label: 'Commercial use', hint: 'In your business, not only for learning' }
    },
    submit: 'Find the smallest that fits',
    clear: 'Clear the form',
    examples: {
      label: 'Start from an example',
      course: 'A course',
      team: 'A fraud team',
      group: 'A group of companies',
      beyond: 'Needs above every limit'
    },
    answer: {
      label: 'Answer',
      fits: '{edition} is enough',
      mayFit: 'Try {edition} with your data',
      fitsText: 'It meets every requirement, and each smaller edition misses at least one.',
      mayFitText: 'Each smaller edition misses at least one requirement. Test your values in a trial: {needs}.',
      none: 'No edition is enough',
      noneText: 'Each edition misses at least one requirement, as listed. Relax one and try again, or send us the list.',
      empty: 'No requirements yet',
      emptyText: 'Below are the limits of every edition. Fill in a few fields, and an orange line shows your requirement.',
      separator: ', ',
      editions: 'Result for each edition',
      chosen: 'Enough, and the smallest',
      larger: 'Enough too, but larger than needed',
      open: 'To test in a trial: {needs}',
      share: 'Link to this answer',
      consult: 'Talk to us'
    },
    reasons: {
      exceeded: {
        graphs: 'Holds {limit} graphs, you need {wanted}',
        storage: 'Stores {limit} GB, you need {wanted} GB',
        vertices: 'Holds {limit} vertices, you need {wanted}',
        nodes: 'Clusters of {limit} nodes at most, you need {wanted}',
        users: 'Users: {limit} at most, you need {wanted}',
        algorithms: '{limit} algorithms, you need {wanted}'
      },
      unlisted: {
        permissions: 'Permission levels: in Free, Standard and Advanced',
        nodes: 'Runs on one server, without a cluster',
        ldap: 'LDAP access control: only in Standard and Advanced',
        partitioned: 'Partitioned storage: only in Advanced',
        distributed: 'Distributed algorithms: only in Advanced'
      },
      coarse: 'Permissions stop at whole graphs',
      forbidden: 'For non-commercial learning only'
    },
    fault: {
      title: 'One field needs a correction',
      number: '{field}: enter a number, such as {example}.',
      whole: '{field}: enter a whole number, such as {example}.',
      small: '{field}: enter a number above 0, such as {example}.',
      large: '{field}: enter {most} at most.',
      choice: '{field}: there is no such option, please choose again.'
    },
    scale: {
      caption: '{need}: the limit of each edition',
      wanted: 'needed: {wanted}',
      listed: 'Yes',
      unrestricted: 'Yes, as agreed in the contract',
      denied: 'No',
      figure: 'Fig. 1-2',
      notes: {
        reading: {
          name: 'How to read',
          text: 'The orange line is your need. An edition fits if its line reaches yours in every row.'
        },
        limits: {
          name: 'Scale',
          text: 'Lines are measured from the left end, each requirement on its own logarithmic scale. An arrow means no limit.'
        },
        features: { name: 'Features', text: 'A feature that is listed only for other editions counts as absent.' },
        finer: {
          name: 'Permissions',
          text: 'The finer level includes the coarser: permissions on vertices, edges and properties also cover whole graphs.'
        }
      }
    }
  },
  comparison: {
    plate: {
      question: 'Where do they differ?',
      headline: 'Compare the editions limit by limit',
      lead: 'Gray values are the same as in the edition before.'
    },
    groups: { scale: 'Scale', people: 'Users and permissions', algorithms: 'Graph algorithms', terms: 'License and deployment' },
    rows: {
      ldap: 'LDAP access control',
      license: 'License',
      deployment: 'Deployment',
      price: 'Price'
    },
    values: {
      yes: 'Yes',
      nonCommercial: 'Non-commercial learning only',
      byContract: 'Commercial use per contract',
      free: 'Free',
      charged: 'Paid',
      'single-server': 'One server',
      enterprise: 'Cluster',
      from: 'From ¥{price}',
      contract: 'By contract'
    }
  },
  upgrades: {
    plate: {
      question: 'When should I upgrade?',
      headline: 'Upgrade when you reach a limit',
      lead: 'Only a few limits change from one edition to the next. Stay with yours until you reach one.'
    },
    steps: {
      paid: {
        title: 'From free to paid',
        text: 'Upgrade for commercial use, for more than {users} user, or for more than {graphs} graphs, {storage} GB or {vertices} vertices. Algorithms grow from {algorithms} to {nextAlgorithms}. If you run the free edition as a cluster, move to Enterprise Standard.'
      },
      standard: {
        title: 'From paid to Standard',
        text: 'Upgrade for more than {users} users, for permissions on vertices, edges and properties, or for LDAP access control. Graphs and algorithms stay the same.'
      },
      advanced: {
        title: 'From Standard to Advanced',
        text: 'Upgrade for more than {graphs} graphs, for partitioned storage, or for the {nextAlgorithms} distributed algorithms.'
      }
    }
  },
  support: {
    plate: {
      question: 'What happens after you buy?',
      headline: 'Support and maintained versions',
      lead: 'Hours, answer times and maintenance of each edition.'
    },
    plans: {
      caption: 'Support for each edition',
      columns: ['Edition', 'Hours', 'Channels', 'First response, outage', 'First response, question']
    },
    versions: { caption: 'Maintenance of each version', columns: ['Version', 'Released', 'Fixes until', 'Security fixes until'] },
    separator: ', '
  },
  more: 'Upgrades and support',
  next: {
    plate: { question: 'What next?', headline: 'Start a free trial, or discuss your needs', lead: trialPromise },
    learn: { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' },
    consult: { kicker: 'Talk', title: 'Discuss your requirements', link: 'Talk to us' },
    related: 'See also',
    algorithms: 'List of graph algorithms',
    database: 'Storage and queries in the graph database',
    downloads: 'Downloads'
  }
} satisfies EditionsPageContent
