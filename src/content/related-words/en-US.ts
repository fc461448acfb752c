import type { RelatedWords } from './types'

export default [
  // Operations
  {
    said: ['high availability', 'HA', 'failover', 'hot standby', 'active-active', 'node fails', 'outage of a node'],
    meant: ['replica']
  },
  { said: ['master slave', 'primary replica', 'read replica', 'leader follower'], meant: ['replica'] },
  {
    said: ['disaster recovery', 'DR', 'multi datacenter', 'data center', 'datacenter', 'multi region', 'availability zone'],
    meant: ['backup', 'replica']
  },
  { said: ['rollback', 'roll back', 'downgrade'], meant: ['upgrade'] },
  { said: ['TPS', 'QPS', 'throughput', 'latency', 'concurrency', 'response time'], meant: ['performance', 'Benchmark reports'] },
  { said: ['slow', 'sluggish', 'speed up'], meant: ['performance', 'slow query'] },
  { said: ['OOM', 'out of memory', 'heap'], meant: ['memory', 'Error messages'] },
  {
    said: ['disk space', 'disk', 'RAM', 'hardware requirements', 'system requirements', 'capacity', 'how much memory'],
    meant: ['Hardware and sizing']
  },
  { said: ['k8s', 'docker', 'helm', 'cloud native', 'container image', 'on-premises', 'self-hosted'], meant: ['deployment'] },
  {
    said: ['ARM', 'kunpeng', 'x86', 'platform requirements', 'compatibility', 'supported platforms'],
    meant: ['platforms', 'operating system']
  },
  { said: ['systemd', 'start on boot', 'autostart'], meant: ['start'] },
  // Security
  {
    said: ['security', 'vulnerability', 'CVE', 'compliance', 'ISO 27001', 'hardening'],
    meant: ['Network, TLS and audit', 'Users, roles and LDAP']
  },
  { said: ['SSO', 'single sign-on', 'active directory', 'OAuth', 'OIDC', 'SAML'], meant: ['LDAP'] },
  { said: ['GDPR', 'data protection', 'personal data', 'cookies', 'privacy policy'], meant: ['Privacy statement'] },
  // Queries and data
  { said: ['ACID', 'isolation level', 'isolation', 'MVCC', 'deadlock', 'lock'], meant: ['transaction'] },
  { said: ['null', 'missing values'], meant: ['First queries', 'Data types and functions'] },
  {
    said: ['window function', 'top n', 'top n per group', 'rank within group'],
    meant: ['First queries', 'Aggregation and lists']
  },
  {
    said: ['variable length path', 'multi-hop query', 'three hop query', 'two hop query'],
    meant: ['Patterns and paths', 'First queries']
  },
  {
    said: ['string', 'string functions', 'date arithmetic', 'date functions'],
    meant: ['Data types and functions', 'cheat sheet']
  },
  { said: ['maximum', 'quota', 'how many'], meant: ['Limits'] },
  {
    said: ['MySQL', 'Oracle', 'PostgreSQL', 'Excel', 'Hive', 'relational database'],
    meant: ['import', 'From SQL to graph queries']
  },
  { said: ['golang', 'go driver', 'nodejs', 'javascript', 'C#', 'C++', 'rust', 'SDK', 'JDBC', 'ODBC', 'API'], meant: ['driver'] },
  {
    said: ['getting started', 'quickstart', 'quick start', 'hello world', 'beginner', 'manual', 'guide'],
    meant: ['Build your first graph', 'Documentation']
  },
  { said: ['sandbox', 'try online'], meant: ['Query playground'] },
  { said: ['nebula'], meant: ['NebulaGraph'] },
  { said: ['janus'], meant: ['JanusGraph'] },
  { said: ['tiger'], meant: ['TigerGraph'] },
  { said: ['difference between', 'which edition'], meant: ['Compare editions and find yours'] },
  { said: ['competitors', 'alternatives'], meant: ['Benchmark reports'] },
  // Business
  { said: ['account takeover', 'scam', 'chargeback', 'synthetic identity'], meant: ['anti-fraud'] },
  { said: ['money mule', 'suspicious activity', 'laundering', 'smurfing', 'sanctions'], meant: ['anti-money laundering'] },
  { said: ['KYC', 'due diligence', 'beneficial ownership', 'UBO'], meant: ['corporate credit', 'beneficial owner'] },
  { said: ['zero trust', 'access review', 'privilege escalation'], meant: ['identity and access management'] },
  { said: ['entity resolution', 'master data', 'MDM', 'duplicate customers'], meant: ['customer 360'] },
  { said: ['CMDB', 'alert storm', 'AIOps'], meant: ['IT management', 'monitoring'] },
  { said: ['visualization', 'visualisation', 'dashboard', 'BI'], meant: ['graph intelligence platform'] },
  { said: ['no-code', 'low-code', 'ETL', 'tables to graph'], meant: ['GalaxyWeaver'] },
  { said: ['LLM', 'hallucination', 'chatbot', 'vector search', 'knowledge base'], meant: ['hybrid rag', 'question answering'] },
  // The company and its services
  { said: ['email', 'phone', 'wechat', 'address', 'hotline', 'contact'], meant: ['contact us'] },
  { said: ['sales', 'buy', 'purchase', 'quote', 'invoice', 'order', 'contract'], meant: ['Talk to us', 'price'] },
  {
    said: ['support', 'help desk', 'SLA', 'service level', 'maintenance', 'end of life', 'lifecycle'],
    meant: ['support', 'frequently asked questions']
  },
  { said: ['commercial use', 'commercially', 'commercial'], meant: ['Editions', 'commercial'] },
  { said: ['reseller', 'distributor', 'channel', 'system integrator', 'ISV'], meant: ['Become a partner'] },
  {
    said: ['forum', 'discussion', 'community forum', 'ask a question', 'slack', 'discord'],
    meant: ['Questions and answers', 'Events']
  },
  {
    said: ['changelog', 'change log', 'whats new', "what's new", 'new features', 'roadmap', 'version history'],
    meant: ['Release notes']
  },
  { said: ['training', 'course', 'courses'], meant: ['Certification'] },
  { said: ['hiring', 'vacancy', 'vacancies', 'internship', 'recruiting'], meant: ['jobs'] },
  { said: ['founded', 'founder', 'headquarters', 'investors'], meant: ['about us'] },
  { said: ['webinar', 'meetup', 'conference', 'workshop'], meant: ['Events'] },
  { said: ['book', 'books', 'reading list'], meant: ['Recommended reading'] },
  { said: ['my account', 'account settings', 'delete my account', 'profile'], meant: ['User center'] },
  { said: ['screen reader', 'WCAG', 'keyboard'], meant: ['Accessibility statement'] }
] satisfies readonly RelatedWords[]
