import type { PageQuestions } from './types'

export default {
  // Documents
  '/document/latest/1':
    'quick start|getting started tutorial|hello world example|first steps for beginners|create my first graph in five minutes|where do I start with the manual|step by step guide for students|learn from scratch|build a small graph, try it on my machine, sample dataset, walkthrough|how long does it take to get going',
  '/document/latest/2':
    'nodes and relationships|entities, attributes and links|vertices, edges, properties and labels explained|what is an LPG, labeled property graph|terminology of graphs|RDF triples or property graph|difference between a node and an edge|directed edges, edge types|graph theory basics|what does a graph consist of, building blocks, elements of a graph|what is a property, what is a label|schema-free, schemaless',
  '/document/latest/3':
    'schema design|ontology design|graph data model, ERD, entity relationship diagram|convert relational tables to nodes and edges|foreign keys, primary keys, join tables|many to many relationships|supernodes, hot vertex, dense node with millions of edges|best practices for designing a graph schema|model time, history and events|property or separate vertex|normalize or denormalize|how should our data look as a graph, what becomes a node, what becomes an edge|redesign tables, third normal form, star schema|naming conventions for labels, modeling mistakes, anti-patterns',
  '/document/latest/4':
    'architecture overview|how data is stored on disk, storage engine internals|sharding and partitions|replication, Raft consensus, leader election|CAP theorem, strong consistency|high availability, fault tolerance, no single point of failure|horizontal scaling, scale out|coordinator, compute and storage separation|what happens when a machine dies|index-free adjacency, native graph storage|how does it work inside, under the hood, internals|what does distributed mean, what is partitioning, what is a replica|a node failed at night, will queries continue|consistency of reads, write path, quorum|shared nothing, federation',
  '/document/latest/5':
    'install the community edition on my laptop|set up on Linux, Ubuntu, CentOS, Debian, Windows, macOS|docker image, docker compose, container|installation guide, installer, setup|how to start and stop the server|service, daemon, systemctl|default password and first login|uninstall|run locally for development|run it on a laptop or workstation, set up a test environment, dev machine|prerequisites, dependencies, Java version needed|WSL, virtual machine, rpm, deb, tarball, binary|port already in use, server does not start',
  '/document/latest/6':
    'install the license file, license key, activation|activate the commercial edition|license expired, renew the license|installation guide, setup for production on one machine|upgrade from the free version to the paid one|apply the license, enter the license, where do I put the license key|one server for production',
  '/document/latest/7':
    'deploy a cluster of three nodes|high availability setup, HA, failover|kubernetes, k8s, helm, operator, docker|installation guide, setup on several servers|primary and replicas, read replicas|how many nodes are needed for a quorum|active standby, load balancer|on-premises deployment, private cloud|set up three servers, cluster installation steps, bootstrap the cluster|bare metal, VMs, ansible|what if one server dies, survive a server failure, redundancy',
  '/document/latest/8':
    'sharded cluster, shard key, partition key|horizontal scaling, distributed storage for huge graphs|rebalance data across machines|installation guide, setup for billions of edges|kubernetes deployment|high availability with partitions, fault tolerance|graph too large for one machine|cross-partition edges|split the graph over several machines, spread the data, very large graphs|choose the partition key, skew, hotspot|more data than memory, petabytes, terabytes',
  '/document/latest/9':
    'bulk loader, bulk insert, bulk import, batch load|ETL, ingest, data ingestion, data loading|load data from a CSV file|import from MySQL, Oracle, PostgreSQL, Hive, Kafka, JSON, Parquet, Excel|neo4j-admin import, LOAD CSV|populate the database|hundred million rows, large files, fast import|import failed halfway, resume|encoding, delimiter and header of the file|mapping columns to properties|incremental import, duplicate rows|get my data in, load, upload, feed, transfer spreadsheets and tables|import stops because of bad lines, invalid rows, rejects|how long does an import take, parallel import, streaming|convert a relational dump, data format, header, quotes, UTF-8|validate files before loading',
  '/document/latest/10':
    'write my first Cypher query|MATCH WHERE RETURN basics|select, filter, sort, order by, limit, paginate|count vertices and edges|optional match|null values|query parameters, prepared statement|query tutorial for beginners, examples|find nodes by property|remove duplicates, distinct rows|how do I read data, look up a vertex, find something by its name, retrieve records|learn the query language, first query|filter by property, where clause, skip and limit, sort results|missing property, null',
  '/document/latest/11':
    'variable length path, multi-hop traversal, n hops|shortest path query|friends of friends|find cycles, loops, rings|all paths between two nodes|pattern matching, subgraph matching|exists pattern, not exists, anti join|traverse up to depth 5, recursive query, hierarchy, tree|everyone within three hops of an account, neighbors of neighbors, reachable vertices|how are two people connected, connection between two entities, degrees of separation|loops and circular references, ancestors and descendants|limit the number of paths, path explosion',
  '/document/latest/12':
    'create, insert, update, delete|MERGE, upsert, insert or update|transactions, commit and rollback, ACID, isolation level|delete a vertex with its edges, detach delete|set and remove properties|locks, deadlock, concurrent writes|unique constraint, avoid duplicates|write in batches, batch size|CRUD operations|truncate, drop all data|how do I write data, add a vertex, add an edge, change a value, remove data|all or nothing, atomic, consistency, savepoint, rollback|two users write at the same time, optimistic locking, concurrency control|delete everything',
  '/document/latest/13':
    'group by, having, count, sum, avg, min and max|collect, UNWIND, list comprehension|aggregate functions, statistics|top N per group|distinct values|arrays, lists and maps|WITH clause, subquery|totals, counts per group, report, pivot, summarize results, percentiles|put values into a list, flatten a list|subtotals, rank, order within groups',
  '/document/latest/14':
    'EXPLAIN and PROFILE|execution plan, query optimizer, query planner|create index, drop index, secondary index, full-text index, composite index|why is my query slow|full scan, query not using my index|cardinality, cost, db hits|cartesian product warning|how is my query executed, understand the plan, why is the index ignored|lookup by property is slow, speed up lookups, indexing strategy|range index, unique index, missing index',
  '/document/latest/15':
    'connect from Java, Spring Boot, Kotlin, Scala|JDBC, maven dependency, gradle|client library, SDK, API for Java|connection string, connection pool, session|sample code in Java|retry, timeout of a connection|transactions in application code|use it from my Java application, backend developer, microservice, Quarkus|close the session, thread safe, connection leak|Java example, which JDK version',
  '/document/latest/16':
    'connect from Python, pip install|client library, SDK, API for Python|Jupyter notebook, pandas, DataFrame, NetworkX|sample code in Python, Django, Flask, FastAPI|async driver|read results into a list|use it from a Python script, data scientist, which Python version is supported|PyPI, virtualenv, conda|results as a DataFrame, Python example',
  '/document/latest/17':
    'list of algorithms, graph analytics, graph data science, GDS library|run an algorithm on the graph, call a procedure|community detection, centrality, path finding, similarity|PageRank, Louvain, WCC, betweenness|machine learning, node embeddings, GNN|graph computing, graph analysis|which algorithms are supported, built-in algorithms, catalog of algorithms|compute scores on the graph, write results back, graph projection|network analysis, network science',
  '/document/latest/18':
    'PageRank, degree, betweenness, closeness, eigenvector|find important nodes, influencers, key players, hubs|clustering, Louvain, label propagation, modularity|connected components, WCC, SCC, islands|triangle count, k-core|bridges, bottleneck, single point of failure|who is most central, rank vertices by importance, find groups of people, find clusters|what is betweenness good for, who connects the groups|weakly and strongly connected components, detect communities',
  '/document/latest/19':
    'Dijkstra, A*, BFS, weighted shortest path, all pairs|Jaccard, cosine similarity, common neighbors, link prediction|k shortest paths, Yen|cheapest route, distance between two vertices|nearest neighbors, kNN|minimum spanning tree, max flow|shortest way, cheapest route, path cost, weights, how alike are two customers|similar customers, similar products, overlap of neighbors|breadth-first, depth-first, all shortest paths',
  '/document/latest/20':
    'Prometheus, Grafana, metrics, dashboard, exporter|health check, liveness|alerting rules, notifications, on-call|slow query log|observe the cluster, CPU, memory and disk usage|which metrics should I watch|log files, logging|kill, cancel or stop a running query|disk almost full|observability, telemetry, Zabbix, Datadog|watch the database, what to monitor, keep an eye on, alarms, thresholds|find long-running queries, who is using resources|Prometheus endpoint, scrape, JMX, SNMP, syslog|is the server up, status, uptime|notify me by SMS or email when it is down, get a message, pager, Slack alerts, webhook',
  '/document/latest/21':
    'disaster recovery, DR, RPO, RTO|dump, snapshot, export, full and incremental backup|restore from last night, point in time recovery, PITR|schedule a backup every night, cron, retention|accidentally deleted data, recover lost data|server crashed, corrupted data|test a restore|backup to S3, object storage, off-site copy|keep a copy of the data, safe copies, archive, hot backup, online backup|how often should backups be tested, restore drill|we lost a disk, ransomware, roll back to yesterday|move data to another server, clone a database, copy production to test',
  '/document/latest/22':
    'rolling upgrade without downtime, zero downtime|horizontal scaling, scale out, add a server, add machines to the cluster|rollback, downgrade to the previous version|update to the latest version, migration between versions|remove a node, scale in, scale down|maintenance window|rolling restart|rebalance, expand capacity|elastic scaling, autoscaling|move to a newer release, patch, apply an update, upgrade path|add another node, grow the cluster, more capacity, shrink the cluster|go back to the old version, undo an upgrade|will there be an outage during the upgrade, planned downtime',
  '/document/latest/23':
    'RBAC, role-based access control, permissions, privileges|who can see which data, least privilege, fine-grained access control|Active Directory, LDAP, SSO, single sign-on, SAML, OAuth, Kerberos, OIDC|create a user, change the password, reset the admin password|authentication and authorization|grant, revoke, deny|read-only user|multi-tenancy, tenant isolation|row-level security, column masking|account locked, two-factor authentication, MFA|create accounts, user management, add a user, remove a user, login|limit what users can see, hide data from some users, access control list|log in with the company account, directory service, corporate login, Azure AD, Entra, Okta|revoke privileges, superuser, roles for departments|password policy, expired password',
  '/document/latest/24':
    'TLS, SSL, HTTPS, certificates, mTLS|encryption in transit, encryption at rest, encrypt traffic|audit log, who did what, compliance, SOX, PCI DSS, SOC 2, ISO 27001|firewall, ports, network ports to open, IP allowlist|security checklist before release|security hardening, vulnerability, CVE, penetration test|data masking, sensitive data|self-signed certificate|is the connection encrypted, secure the connection, secure the database, data security|which ports does it use, network segmentation, proxy, VPN|track who read or changed data, audit trail, log of access, auditor, regulator|install a certificate, renew the certificate, ciphers',
  '/document/latest/25':
    'performance tuning, optimize, speed up slow queries|query takes too long, high CPU, latency|cache, warm up, memory tuning, JVM heap|checklist for performance|throughput, concurrency, bottleneck|improve import speed|make it faster, response times, slow database, everything is slow|best settings, tuning parameters, memory allocation|what to check before production, capacity, query optimization tips',
  '/document/latest/26':
    'FAQ, common questions, help, troubleshooting, support|does it support, is it possible|kubernetes, docker|a query that does not end, stop a running query|remove duplicates|I have a question, help me, quick answers, common problems|which versions of Python and Java work, what is supported',
  '/document/latest/27':
    'dictionary, terminology, definitions, vocabulary, Chinese translation of terms|what does this term mean|bilingual word list|explain the words, glossary of terms, meaning of terms, abbreviations, English Chinese dictionary, translate a term',
  '/document/latest/28':
    'Cypher for SQL developers, SQL to Cypher translation|translate SELECT, JOIN, GROUP BY, left join, subquery, union into a graph query|I know SQL, is it hard to learn|convert stored procedures, equivalent of SQL|difference between SQL and Cypher, recursive CTE|rewrite SQL, SQL developers, relational people, port SQL queries, comparison of syntax|what is the equivalent of JOIN, IN, LIKE, CASE, NULL, HAVING|SELECT statement in Cypher|how hard is Cypher for somebody who knows SQL, learning curve, easy to learn',
  '/document/latest/29':
    'cheatsheet, quick reference card, syntax overview, reference, keywords|Cypher syntax, clauses|printable one page|MERGE, UNWIND, MATCH syntax|all clauses on one page, syntax summary, operators, commands overview, cheat sheet to print',
  '/document/latest/30':
    'circular transfers, money laundering example query|worked example, case study with code, hands-on|detect cycles of payments|follow the money|tutorial on fraud, transfer ring example, cyclic payments step by step, investigate accounts|find loops of money',
  '/document/latest/31':
    'notation, conventions in the manual, placeholders|which openCypher version, GQL conformance|typographic conventions, assumptions of the documents|name of the package, command and port in examples|what do the symbols in the manual mean, how to read the documentation, assumptions, prerequisites of the examples',
  '/document/latest/32':
    'data types, string, integer, float, boolean, date, datetime, duration, point|functions, string functions, math functions, date functions|convert types, cast|substring, replace, split, regex, regular expression|time zone|geospatial, coordinates|JSON, list and map types|what types can a property have, timestamps, decimals, numbers, text, binary|format a date, current time, difference between dates|concatenate, upper case, trim, round, random, list functions|regex match',
  '/document/latest/33':
    'error codes, error message meaning, exception|syntax error, timeout error, out of memory, OOM|connection refused, authentication failed, cannot connect|transaction conflict, constraint violation|troubleshooting, debugging, fix a problem|license expired error|what does this error mean, it fails with an error, crash, stack trace, failed to connect, cannot log in|permission denied, access denied, timeout exceeded, too many connections, disk full|code numbers|SyntaxError, TypeError, TimeoutError, IllegalArgument, what went wrong',
  '/document/latest/34':
    'limits of each edition|maximum property size, max length, maximum number of vertices, edges, labels, properties|limitations, restrictions, quotas, upper bound|how big can a graph be|known limitations, not supported|maximum connections, concurrent users, file size|how large can it get, largest graph it can hold, how many labels, how many databases|length of a name, length of a string, size of a transaction, depth of a path|boundaries, thresholds, caps, maximum file size',
  '/document/latest/35':
    'configuration file, settings, parameters, options, environment variables|change port, memory, heap, cache, data directory, log directory|default values, conf, yaml, ini|increase file descriptors, open files, ulimit|where are the log files|change a setting, tune settings, where is the config file, config, env vars|listen address, bind address, hostname, number of threads, timeouts|move the data directory, log level',
  '/document/latest/36':
    "what's new, changelog, change log, new features, latest version, bug fixes|roadmap, breaking changes, deprecated features|version history, known issues, security fixes|when was the last release|what changed, fixed bugs, what is in 3.0, release history, upgrade notes|is there a newer version, latest release, release date",
  '/document/latest/37':
    'how much RAM, memory, CPU, cores and disk do I need|system requirements, hardware requirements, capacity planning, sizing|how many servers for a billion edges|SSD, NVMe, disk space estimate|file descriptors, ulimit|minimum and recommended server, VM, cloud instance, AWS, Azure|storage size per vertex and edge|what server should I buy, specs, machine size, cores and SSD, disk type, RAID, network speed|estimate memory, storage needed, data volume, growth|cloud instance type, virtual machines allowed',
  '/document/latest/38':
    'migrate from Neo4j, switch from Neo4j, replace Neo4j, move our data|APOC, neo4j-admin dump, Bolt compatibility|export Neo4j to CSV|Cypher compatibility, differences from Neo4j|migration guide, from another graph database|we are on Neo4j today, how to change over, port queries, convert a Neo4j database|leave Neo4j, moving from AuraDB, Neptune, ArangoDB, NebulaGraph|exchange format, what works differently',
  '/document/latest/40': 'before upgrading, upgrade from v1.3, compatibility',
  '/document/latest/41':
    'MCP, MCP server, Model Context Protocol|use it in Cursor, in VS Code, coding assistant, AI editor|let an AI read your docs, connect an assistant, chat assistant|documents as Markdown, llms.txt|have an AI write Cypher, translate SQL to a graph query|agent, tool calling',
  '/document/feedback':
    'report a mistake, I found an error in the manual|typo, wrong example, broken link, outdated page|suggest an improvement of the docs, send feedback, comment|bug report, issue tracker|complain about the documentation, wrong command in the manual, unclear text, missing page, contact the writers|request documentation, rate this page',

  // Products
  '/': 'home page, Galaxy graph database|what is Galaxy, what do you do',
  '/product/database':
    'graph database product, features, capabilities, specifications, datasheet|distributed native graph database, MPP, HTAP, ACID|supported platforms, ARM, Kunpeng, Linux, operating systems|containers, docker images|architecture, algorithms, drivers, integrations|open source, source code, GitHub|cloud, SaaS, managed service, AWS|product overview, product page, what can the database do, main features|ARM servers, operating systems supported, is it certified|languages and drivers, Java, Python, Go, Node.js, C#|technical white paper, native storage',
  '/galaxyProduct':
    'pricing, price list, plans, license cost, what is included|compare editions, differences between standard and advanced, free and paid, community and enterprise|which edition is right for me, feature matrix|is it free, free for commercial use, open source, academic license, students|support plans, SLA, service level, 24/7, response time, support contract|maintained versions, end of life, how long is a release supported|which one should I buy, how much do I get for free, limits of the free edition, upgrade options|enterprise features, cluster edition, number of users, subscription, perpetual license|who helps us when something breaks, technical support, hotline, phone support|how long are versions maintained',
  '/download':
    'free trial, evaluation license, trial license, test version|download the software, installer, package|try the enterprise edition, how to get a trial, 30 days|free version for students, thesis, learning|get the software, where can I get Galaxy, try before we buy, demo license, test in our environment|request a trial for the enterprise editions',
  '/center/download':
    'drivers, tools and installers to download|checksum, SHA-256, verify the download|older versions, releases, package, binaries|client tools, import tool|get the files, SDK download, Java driver, Python driver, import toolkit|file list, mirror, package repository',
  '/giProduct':
    'graph visualization tool, explore the graph visually, visual analytics|dashboard, BI, graph explorer, Bloom, Linkurious|investigation tool for analysts without code|no-code queries, analysts, business users|draw a network diagram|draw the graph on screen, see the graph, look at the graph, charts, diagrams, interactive exploration|tool for investigators, analysts, police, compliance officers|front end, user interface, GUI, studio, desktop, workbench',
  '/graphRag':
    'GraphRAG, RAG, retrieval augmented generation|stop an LLM from hallucinating, grounded answers, trustworthy AI|vector search plus graph, embeddings, vector database, semantic search|large language model, ChatGPT, LangChain, LlamaIndex, generative AI, agents, agent memory|private documents with AI|connect AI to our documents, chat with our data, enterprise AI, answers from company knowledge|make AI answers reliable, hallucinations, fact checking|combine vectors and graph, hybrid search, retrieval, rerank|AI and graph databases, knowledge for agents, MCP, prompt',
  '/integrated':
    'GPU server, hardware with software, turnkey, box in the rack|on-premise AI machine, run an LLM locally, private deployment, air-gapped|all-in-one, hyperconverged, appliance|data must not leave our building, buy hardware and software together|run the LLM inside our own rack, machine with GPUs, AI server, NVIDIA, local AI, private AI, sovereign AI|hardware appliance, preinstalled, ready to use, buy one device|AI without the cloud, data sovereignty, offline',
  '/product/GalaxyWeaver':
    'ETL tool, convert tables to a graph without coding, no code, low code|data integration, data pipeline, CDC, synchronize from MySQL or Oracle|build a graph from existing databases, mapping tool, drag and drop|data lineage, data sources, connectors, Kafka, Spark, Flink|map relational schema to a graph automatically|turn MySQL tables into a graph, relational database to graph, migrate from an RDBMS, transform tables|keep the graph in sync, real-time sync, incremental sync, scheduled jobs|build a graph without programming, graph builder, wizard, visual modeling',
  '/product/whychoosen':
    'why Galaxy, advantages, benefits, differentiators, what makes you different from other vendors|reasons to choose you, unique selling points, pros and cons|why not Neo4j|convince my boss, business case, arguments, strengths, ROI, total cost of ownership, value|what is special about Galaxy, why should we trust you, why you',
  '/product?name=index':
    'graph database definition, graph DB introduction, for dummies, explained simply|what is it good for, NoSQL, property graph versus RDF, triple store|types of databases, document database, key-value|graph technology, graf database|what is the point of a graph database, explain graph databases, how does a graph store data, basics, concept, meaning, examples|who needs a graph, what problems does it solve|graph database in simple words, for non-technical people, one sentence explanation',
  '/product?name=fit':
    'do I need a graph database, when is a relational database good enough|use cases, suitable scenarios, when not to use|graph versus relational, versus document, versus warehouse|is it worth it, is a graph the right choice, decision|is SQL enough for our project|is a graph the right tool, do we need this at all, small data, simple tables, should we switch|which problems suit a graph, when to choose a graph, criteria, signs that you need a graph|keep our relational database|do I need this at all',
  '/product?name=join':
    'SQL joins are slow, too many joins, deep joins, five levels|graph traversal versus relational join, performance of joins|recursive CTE, self join, index-free adjacency|why is a graph faster than a relational database|MySQL or PostgreSQL compared with a graph|how many joins are too many, cost of a join, foreign key lookups, JOIN performance, SQL gets slow, nested joins|graph versus SQL speed, relational versus graph',
  '/product/onlinedemo':
    'live demo, interactive demo, try it online, without installing|run graph algorithms in the browser|sample data, examples to play with|see it in action, showcase|watch a demo, product tour, can I see it working, try an algorithm, live examples',
  '/product/onlinedemo?type=antifraud':
    'fraud ring demo, shared phones, devices and addresses|accounts sharing the same phone|connected components demo|fake accounts, loan fraud, application fraud|several loan applications from one handset, accounts with the same device, play with a fraud example',
  '/product/onlinedemo?type=credit':
    'who owns this company, ultimate owner, UBO, shareholding demo|ownership chain, equity penetration, beneficial owner|parent company, holding, shell companies|hidden owner behind a chain of holdings, who is really in control, percentage of shares',
  '/product/onlinedemo?type=irc':
    'book recommendation demo, people also bought, personalized recommendations|collaborative filtering, similar items|recommender engine|suggest products to shoppers, what to read next, why was this suggested, explain a recommendation',
  '/product/onlinedemo?type=launder':
    'follow the money, money trail demo, trace transfers, AML|layering, mule accounts, circular transfers|max flow of money|where did the stolen money go, where did the funds end up, destination of funds, tracing',
  '/product/onlinedemo?type=modulation':
    'switching operations, restore power after a fault, tie switch, distribution network|which switch to close, reconfiguration|self-healing grid|bring the lights back on, alternative feed, backfeed, reconnect customers, which breaker',
  '/product/onlinedemo?type=power':
    'power outage simulation, blackout, which customers lose electricity|line outage, N-1 contingency, IEEE 14 bus|electric grid demo, load shedding|which hospitals lose power, line fails, line trips, loss of supply, security of supply',
  '/product/onlinedemo?type=socialmarket':
    'influencer, KOL, influence maximization, seed users|most reach with five people, viral marketing, word of mouth|social network demo, followers|pick bloggers for a campaign, whom should we send samples to, spread a message, ambassadors',
  '/product/onlinedemo?type=supplychain':
    'supplier failure, vendor goes bankrupt, which products and factories are hit|bill of materials, BOM, supply chain risk demo|shortage, disruption, single source parts|a supplier shuts down, what can we still build, factory fire, dependency, software packages depend on each other',
  '/product/consult?edition=single':
    'price, quote, buy, purchase, order the single-server license|contact sales, talk to sales, cost|what would we pay, how do I order, invoice, payment, single server for a company, discount, reseller price',
  '/product/consult?edition=standard':
    'price, quote, buy, purchase, order a cluster license|contact sales, talk to sales, cost, budget|request a demo, call me back, book a meeting, pilot project|what would we pay for several machines, offer, quotation, tender, talk to someone, speak to an expert, sales team, consultant|schedule a call, appointment',
  '/product/consult?edition=advanced':
    'price, quote, buy, purchase, order the distributed edition|contact sales, talk to sales, cost for large graphs|pilot project, meeting with an engineer|what would we pay for a very large graph, offer, quotation, tender, talk to someone, speak to an expert, sales team',
  '/playground':
    'try Cypher online, sandbox, no installation, in the browser, web console|practice queries, exercise, query editor, REPL, test a query|learn interactively|type a query and see the result, test my syntax, online shell, practice Cypher, play around, exercise in the browser',
  '/homedetails?id=1':
    'how was the benchmark measured, test method, methodology, benchmark setup|are the numbers cherry picked, reproducible, fair, honest|64 million operations, on time, throughput, latency|test conditions, how did you test, can I repeat the test, who checked the numbers, timeouts',
  '/homedetails?id=2':
    'which edition should I choose, four editions, differences between the editions|free, paid, standard or advanced|upgrade path between editions|help me pick an edition, small or large, overview of editions',
  '/homedetails?id=3':
    'common graph queries, example queries, typical questions|rings, paths and neighbors|sample Cypher for fraud, ownership, supply chain|examples of queries, query patterns, what can I ask a graph',
  '/homedetails?id=4':
    'how do I start learning graph databases from zero, where to begin|learning path, beginners, newbie, first time user, onboarding|tutorial for students, self study|I am new, first project, getting into graphs, roadmap for learning, what to read first',

  // Solutions and customer cases
  '/demogallery':
    'solutions, use cases, industries, applications, scenarios|banking, insurance, energy, utilities, manufacturing, telecom, retail, government, healthcare|what can a graph database be used for, examples by industry|proof of concept, POC, what data to bring|insurers, hospitals, police, airlines, pharma, e-commerce, public sector|what do others do with it, business problems, ideas for projects|success by department',
  '/demogallery/details?type=amc':
    'IAM, identity and access management, entitlements, access review, access rights|who has access to this sensitive data and through which group|too many permissions, orphan accounts, ghost employees, leavers, privileged accounts|least privilege, zero trust, segregation of duties, attack path|nested groups, role explosion, recertification, Active Directory groups|employees who can reach payroll data, who can open this file, who still has access, remove access, access audit|insider threat, hidden permissions, inherited rights, service accounts, cybersecurity, attack graph',
  '/demogallery/details?type=credit':
    'UBO, beneficial owner, actual controller, ownership structure, shareholders|corporate lending, loan approval, credit risk, guarantee circles, connected exposure|KYC, KYB, due diligence, shell companies, group of companies|parent and subsidiary, hidden relationships between borrowers|bad debt, default contagion|hidden owner behind a chain of holdings, who really controls a company, holding structure, ultimate parent|lend to a company, business loans, borrower, guarantor, collateral, underwriter|corporate network, cross-holdings, circular ownership',
  '/demogallery/details?type=customer360':
    'identity resolution, entity resolution, record linkage, dedupe, deduplicate customers, duplicate records|single customer view, golden record, MDM, master data management, CDP, customer data platform|merge CRM and ERP data, household, customer profile|same person in several systems, fuzzy matching|one person appears four times, several records of the same customer, unify customers, match customers, name spelling variants|profile of a customer, loyalty, churn, household view, marketing data',
  '/demogallery/details?type=firmit':
    'CMDB, AIOps, ITSM, IT operations, ITIL|root cause analysis, incident, alert storm, alarm correlation|microservices, service dependency map, impact analysis of a change|network topology, data center, server failure, outage of an application|which services depend on this server|a thousand alarms but one cause, why is the service down, which change broke it, outage of IT systems|servers, applications, dependencies, observability, DevOps, SRE, cloud infrastructure, assets',
  '/demogallery/details?type=fraud':
    'fraud detection, fraud ring, organized fraud, gangs|credit card fraud, loan fraud, insurance claims fraud, application fraud, bonus abuse|accounts sharing the same phone, device, address, IP|fake accounts, synthetic identity, account takeover, scammers|real-time scoring of transactions, risk control|several loan applications from one handset, suspicious accounts, detect fraudsters, stolen cards, fake identities, collusion|e-commerce fraud, claims, merchants, promo abuse, bot accounts, rings of accounts, chargebacks',
  '/demogallery/details?type=intelligentAnswer':
    'chatbot, AI assistant, virtual assistant, customer service bot, question answering|answers that cite their source, evidence, explainable AI|LLM hallucination, stop making things up, wrong answers of AI|natural language to Cypher, text to query, NLP, ask questions in plain English|answers with citations, ask questions to our data, help desk bot, Q&A system, trustworthy answers, reasoning|reduce hallucinations, prove the answer, multi-hop question answering',
  '/demogallery/details?type=irc':
    'recommendation engine, recommender system, personalization|people also bought, similar products, cross-selling, up-selling, next best offer|e-commerce, shop, movies, content, cold start|collaborative filtering, explain why it was recommended|suggest products to shoppers, product suggestions, what to show next, customers like you, playlists, jobs and candidates matching|increase sales, conversion, basket analysis, similar users',
  '/demogallery/details?type=knowledge':
    'knowledge graph, ontology, semantic layer, taxonomy, linked data|build a knowledge base from documents, entity extraction, named entities|answer across several documents, enterprise search, knowledge management|RDF, OWL, SPARQL, Wikidata|connect facts across many PDFs, information from several documents, regulations, patents, medical knowledge, research|structure unstructured text, company knowledge, entities and relations, data catalog, metadata',
  '/demogallery/details?type=launder':
    'AML, anti-money laundering, suspicious transactions, transaction monitoring|trace transfers, follow the money, money trail, mule accounts, layering, smurfing|CFT, terrorist financing, sanctions screening, FinCEN, STR, SAR|shell companies, offshore accounts, crypto, underground banking|where did the stolen money go, dirty money, trace funds, financial crime, compliance officer, bank transfers, regulators|cash deposits, wire transfers, beneficiaries, structuring, black market',
  '/demogallery/details?type=logistics':
    'route planning, vehicle routing, TSP, VRP, navigation|fastest route, detour, road closed, bridge closed, traffic jam|delivery, trucks, fleet, last mile, courier, warehouse, transport network|dispatching, ETA, shipping|best road for trucks when a bridge is shut, reroute, plan deliveries, drivers, freight, ports, rail, maps, distance, time windows|transportation, shipments, delays, weather',
  '/demogallery/details?type=power':
    'electric grid, electricity network, utility, power outage, blackout|N-1 contingency analysis, line maintenance, planned outage, switching|load flow, substation, transformer, feeder, topology, SCADA, EMS, distribution management|which customers lose power, smart grid, energy|which hospitals lose power if a line fails, electricity company, transmission, distribution, maintenance of lines, outage planning|loads, generators, voltage, cables, breaker, restoration',
  '/demogallery/details?type=response':
    'burst pipe, water main, gas leak, pipeline, valves to close|emergency, incident response, disaster management, evacuation|utility network, heating, sewage, isolation of a pipe section|smart city, public safety, fire|isolate a leaking pipe, which valve, water leak, flood, explosion, leak detection, water utility, gas network, sewers, oil|rescue, firefighters, crisis, affected residents',
  '/demogallery/details?type=social':
    'influencer, KOL, opinion leader, influencer marketing, viral campaign|social network analysis, communities, audiences, segments|reach, word of mouth, seed users, spread, advertising, campaign|Twitter, Facebook, LinkedIn, TikTok, followers|pick bloggers for a campaign, who spreads the word, brand ambassadors, marketing, reach the most people, opinion leaders|target groups, fan base, customer communities, referral, promotion',
  '/demogallery/details?type=supplychain':
    'supplier risk, vendor goes bankrupt, tier 2 and tier 3 suppliers, sub-suppliers|which factories and products are hit, impact analysis, shortage, disruption, stoppage|bill of materials, BOM, parts, components, manufacturing, automotive, semiconductor|traceability, recall, product genealogy, ESG, single source, bottleneck|a chip maker shuts down, what can we still build, supplier insolvency, factory fire, earthquake, war, delivery failure|procurement, purchasing, dependency on one supplier, alternative suppliers, upstream and downstream, inventory, production lines',
  '/customer':
    'customer cases, references, reference customers, success stories, who uses it, testimonials|references in banking, energy, manufacturing, logistics|case studies, users, clients, production deployments|who uses Galaxy, who are your customers, companies using it, real projects, proven in practice, banks, manufacturers, grid operators|experience of others, results of customers|who is using Galaxy already, is anyone using it',

  // Reports
  '/report':
    'benchmark, performance comparison, speed test, how fast is it, throughput, latency, QPS, TPS|competitors, alternatives, versus, ranking, proof that it is faster|Neo4j, TigerGraph, NebulaGraph, JanusGraph, ArangoDB, Dgraph, Memgraph, Neptune, OrientDB, HugeGraph compared|how does it compare, comparison with other databases, evaluation, test results, measurements, performance data, which is better, faster or slower|Galaxy vs others, market leaders',
  '/report/Neo4j':
    'faster than Neo4j, Neo4j alternative, Neo4j replacement, Neo4j vs Galaxy benchmark, neo4j performance, neo4j aura|Galaxy or Neo4j, Neo4j competitor, compared to Neo4j, cheaper than Neo4j',
  '/report/TigerGraph':
    'faster than TigerGraph, TigerGraph alternative, GSQL, tiger graph vs Galaxy benchmark|Galaxy or TigerGraph, TigerGraph competitor, compared to TigerGraph',
  '/report/NebulaGraph':
    'faster than NebulaGraph, Nebula alternative, nGQL, nebula graph vs Galaxy benchmark, Vesoft|Galaxy or Nebula, NebulaGraph competitor, compared to Nebula',
  '/report/JanusGraph':
    'faster than JanusGraph, Janus alternative, Gremlin, TinkerPop, janus graph vs Galaxy benchmark, HBase, Cassandra|Galaxy or JanusGraph, JanusGraph competitor, compared to Janus',
  '/report/developer':
    'single server benchmark, laptop, one machine performance|free edition performance, speed on one server|developer benchmark|performance on a small machine, developer machine, single node performance',
  '/report/enterprise':
    'cluster benchmark, distributed performance, scalability test|high availability test, failover, several servers|how does it scale, linear scaling|how well does it hold up with several machines, load test of a cluster|more servers more speed, behavior when a node fails',
  '/report/ldbc':
    'LDBC SNB, social network benchmark, audited results, independent audit, third party, official benchmark|certified benchmark, neutral proof, trustworthy numbers|SF100, SF1000, scale factor|verified by anyone, industry standard benchmark, auditor, official results, interactive workload',

  // Certification
  '/center/train':
    'certification program, become a certified graph engineer, exam registration, sign up for the exam|training courses, GBCA, GBCP, GBCM, levels, fees, cost of the exam|certified developer, professional, diploma, badge, credential|get certified, prove my skills, career, exam dates, register for the exam, price of the exam, education',
  '/center/train/GBCA':
    'GBCA exam, syllabus, exam topics, passing score, how many questions, how long|entry level certificate, associate, what it proves, employers|retake, validity, prerequisites, requirements|how to pass GBCA, questions in the exam, result, score, certificate for graph database associate',
  '/center/train/GBCA/training':
    'GBCA course, lessons, study material, learn for the exam, exam preparation|e-learning, online course, free training|prepare for GBCA, lessons, reading, learn for GBCA, course content, modules',
  '/center/train/GBCA/resource':
    'practice exam, mock test, sample questions, past questions, quiz|exam preparation|test my knowledge, practice questions, self test, exercises before the exam, try questions',
  '/verify':
    'is this certificate genuine, fake, real, forged, valid|check the certificate of a candidate, employee or applicant, certificate number|validate a credential, authenticity, HR, recruiter|can I trust this certificate, applicant shows a diploma, look up a certificate, check number, QR code, employer check',

  // The resource center
  '/center/research':
    'white papers, reports, guides, studies, ebooks, PDF|buyer guide, analyst report, publications, research papers|in-depth papers, downloads to read, market study, technical papers, knowledge center',
  '/center/research?type=guides': 'best practice guides, how-to guides, checklist, handbook',
  '/center/research?type=reports': 'test reports, benchmark record, measurements',
  '/center/research?type=whitepapers': 'white paper, whitepaper PDF, ebook',
  '/center/school':
    'lessons, course, learn graphs, academy, university, tutorials for beginners|free online course for students, teaching material|take a course, learn step by step, self-paced, classes, student, lecture, curriculum, exercises',
  '/center/consultancy':
    'questions and answers, Q&A, advice, consulting, architecture advice, selection criteria, RFP|forum, ask an expert, professional services|evaluation, proof of concept|ask you something, advice before buying, experts, how do others decide, architecture questions, help choosing, consultants',
  '/center/video':
    'video tutorials, recordings, demos on video, YouTube, watch, screencast, webinar recording, lectures|watch videos, clips, recorded talks, short films, presentation',
  '/center/activity':
    'events, webinar, workshop, meetup, conference, live online session, training dates, calendar, register for an event|hackathon, seminar, office hours|meet the team in person, upcoming dates, trade fair, community events, when is the next webinar|sign up for a workshop, live session',
  '/book':
    'books about graph databases, reading list, literature, textbook, recommended reading, authors|which book should I read|what should I read, good books, further reading, graph theory book',

  // The company
  '/news':
    'news, announcements, press releases, blog, articles, media, latest updates|press, newsletter, RSS feed|recent news, what happened lately, company news, product news, blog posts, updates',
  '/aboutus':
    'about the company, who is behind it, company profile, history, founders, team, management, investors|address, office, headquarters, location, phone, email, WeChat, contact us, imprint|legal entity, registered company, certificates, ISO, patents, awards|where are you incorporated, where are you based, which country, registered office, how big is the company, employees, management, legal notice|how can I reach you, write to you, call you, map, directions',
  '/joinus':
    'jobs, careers, vacancies, open positions, hiring, work for you, internship, software engineer, apply for a job, salary, remote work|recruitment, HR, graduate program|open roles, positions, work at Galaxy, developer job, hiring engineers, apply, CV, resume, team|are you hiring, looking for people, do you need writers, students wanted, working student',
  '/partner/connect':
    'reseller program, partner program, become a partner, distributor, system integrator, ISV, OEM, agent, channel|contact us, cooperation, alliance, contact sales|technology partner, consulting partner, represent you in my country|work together, sell your product, resell, integrate your database into our product, consulting company, become an agent, represent you',
  '/user':
    'my account, profile, log in, sign in, password, delete my account, my certificates, my downloads, settings|change my profile, my data, sign up, register, forgot my login, my applications, my exam results, close my account',
  '/privacy':
    'GDPR, PIPL, CCPA, privacy policy, personal data, what do you collect, cookies, tracking|delete my data, data controller, data retention, data subject rights|opt out, unsubscribe, third parties, DPO, data processing agreement|what happens to my data, do you share my data, is my email safe, how long do you keep it|delete personal information, tracking cookies, analytics',
  '/accessibility':
    'WCAG, screen reader, keyboard navigation, disability, blind, a11y, Section 508, EAA|contrast, font size, large text, complain about accessibility|blind users, visually impaired, deaf, can I use it without a mouse, zoom, readable'
} satisfies PageQuestions
