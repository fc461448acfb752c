import { sampleFacts } from '~/content/docs/facts'
import { type EditionId, editionFacts, editionIds } from '~/content/editions'
import { driverVersion } from '~/content/versions'
import { brand } from '~/contract/brand'
import { siteVersion } from '~/contract/limits'
import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import type { PageAddress } from '~/lib/site-address'
import { type Slot, sample } from './slot'

/* Architecture, platforms and integrations of the product. Shown on the page of the graph database. */

/** A part of the database. */
interface ArchitecturePart {
  name: Written
  /** One sentence. */
  purpose: Written
  /** Instances in a cluster, which the drawing repeats. */
  count: number
}

/** The architecture from the application down to the disk, as data for the drawing. */
export interface Architecture {
  /** From top to bottom; each part calls the next one. */
  parts: readonly ArchitecturePart[]
  /** Layout of vertices and edges on disk. */
  storage: Written
  /** Path of a write to the replicas, and the failures that data survives. */
  replication: Written
}

/** Guarantees of a cluster under failures, each in one or two sentences. */
export interface Resilience {
  /** Isolation level of transactions. */
  isolation: Written
  /** Waiting time of writes when a server fails. */
  failover: Written
  /** Online backup of a cluster. */
  backup: Written
}

/** Supported processors and operating systems of the server. */
export interface Platforms {
  processors: readonly { id: string; name: Written }[]
  /** Each with its supported processors. */
  systems: readonly { name: Written; processors: readonly string[] }[]
}

/** A system that the database integrates with. */
export interface Integration {
  name: string
  purpose: Written
}

/** A container image of the server. */
export interface ContainerImage {
  /** Argument of `docker pull`. */
  image: string
  editions: readonly EditionId[]
}

/** A driver with its package name and reference. */
export interface Driver {
  language: string
  package: string
  version: string
  /** Editions that it can connect to. */
  editions: readonly EditionId[]
  /** Its document. */
  reference: PageAddress
}

export const architecture: Slot<Architecture> = sample({
  parts: [
    {
      name: { [originalLocale]: '驱动', [internationalLocale]: 'Driver' },
      purpose: {
        [originalLocale]: '维护连接池，把查询发给服务器；集群中发给一个可用的节点。',
        [internationalLocale]:
          'Keeps a pool of connections and sends a query to the server, or to an available node of a cluster.'
      },
      count: 1
    },
    {
      name: { [originalLocale]: '查询服务', [internationalLocale]: 'Query service' },
      purpose: {
        [originalLocale]: '核对权限，选择执行计划，逐跳请求存储服务。',
        [internationalLocale]: 'Checks permissions, chooses a plan, and asks the storage service hop by hop.'
      },
      count: 2
    },
    {
      name: { [originalLocale]: '存储服务', [internationalLocale]: 'Storage service' },
      purpose: {
        [originalLocale]: '按顶点标识定位分区，读写顶点和它的边。',
        [internationalLocale]: 'Finds the partition by the vertex identifier, and reads and writes vertices with their edges.'
      },
      count: 3
    }
  ],
  storage: {
    [originalLocale]: '顶点与它的边按标识排序，存放在同一分区，一跳只读取一段连续的数据。',
    [internationalLocale]:
      'A vertex and its edges are sorted by identifier in one partition, so a hop reads one continuous range.'
  },
  replication: {
    [originalLocale]: '集群中，每个分区三份副本，两份落盘后确认写入。一台服务器失效时，读写继续。',
    [internationalLocale]:
      'In a cluster, each partition has three replicas. A write is confirmed when two have stored it on disk. If one server fails, reads and writes continue.'
  }
})

export const resilience: Slot<Resilience> = sample({
  isolation: {
    [originalLocale]: '快照隔离：事务读取开始时已提交的数据；两个事务修改同一数据时，后提交的失败并由驱动重试。',
    [internationalLocale]:
      'Snapshot isolation: a transaction reads what was committed when it began. If two change the same data, the later commit fails and the driver retries it.'
  },
  failover: {
    [originalLocale]: '主副本所在的服务器失效后，10秒内选出新的主副本；其间写入等待，读取继续。',
    [internationalLocale]:
      'If the server of a leader fails, a new leader is elected within 10 seconds. Writes wait meanwhile, reads continue.'
  },
  backup: {
    [originalLocale]: '在集群的任一服务器上执行备份命令，各分区备份到同一时刻，服务不中断。',
    [internationalLocale]:
      'Run the backup command on any server of the cluster. It saves all partitions as of one moment, while the service runs.'
  }
})

export const platforms: Slot<Platforms> = sample({
  processors: [
    { id: 'x86_64', name: { [originalLocale]: 'x86_64（含海光、兆芯）', [internationalLocale]: 'x86_64 (also Hygon, Zhaoxin)' } },
    { id: 'aarch64', name: { [originalLocale]: 'Arm（含鲲鹏、飞腾）', [internationalLocale]: 'Arm (also Kunpeng, Phytium)' } }
  ],
  systems: [
    { name: { [originalLocale]: '银河麒麟V10', [internationalLocale]: 'Kylin V10' }, processors: ['x86_64', 'aarch64'] },
    { name: { [originalLocale]: '统信UOS 20', [internationalLocale]: 'UnionTech UOS 20' }, processors: ['x86_64', 'aarch64'] },
    {
      name: { [originalLocale]: 'openEuler 22.03', [internationalLocale]: 'openEuler 22.03' },
      processors: ['x86_64', 'aarch64']
    },
    { name: { [originalLocale]: 'Ubuntu 22.04', [internationalLocale]: 'Ubuntu 22.04' }, processors: ['x86_64'] }
  ]
})

export const integrations: Slot<readonly Integration[]> = sample([
  {
    name: 'Apache Kafka',
    purpose: { [originalLocale]: '持续写入顶点和边', [internationalLocale]: 'Writes vertices and edges as they arrive' }
  },
  {
    name: 'Apache Spark',
    purpose: { [originalLocale]: '批量导入导出，运行作业', [internationalLocale]: 'Imports and exports in bulk, runs jobs' }
  },
  {
    name: 'Prometheus',
    purpose: { [originalLocale]: '采集监控指标', [internationalLocale]: 'Collects metrics' }
  },
  {
    name: 'LDAP',
    purpose: {
      [originalLocale]: '用企业目录登录（企业版）',
      [internationalLocale]: 'Authenticates users against the company directory (Enterprise)'
    }
  }
])

const registry = `registry.${brand.toLowerCase()}.example/${brand.toLowerCase()}`

export const containerImages: Slot<readonly ContainerImage[]> = sample([
  { image: `${registry}/free:${siteVersion}`, editions: ['free'] },
  { image: `${registry}/enterprise:${siteVersion}`, editions: ['standard', 'advanced'] }
])

/** The specification's drivers are for a single server (spec §3: standalone). */
const singleServer = editionIds.filter((id) => editionFacts[id].deployment === 'single-server')
const cluster = editionIds.filter((id) => editionFacts[id].deployment === 'enterprise')

/** The documents use the same sample names (`content/docs/facts.ts`). */
export const drivers: Slot<readonly Driver[]> = sample([
  {
    language: 'Java',
    package: `${sampleFacts.javaGroup}:${sampleFacts.javaArtifact}`,
    version: driverVersion,
    editions: singleServer,
    reference: { path: '/document/latest/15' }
  },
  {
    language: 'Python',
    package: sampleFacts.pythonModule,
    version: driverVersion,
    editions: singleServer,
    reference: { path: '/document/latest/16' }
  },
  {
    language: 'Java',
    package: `${sampleFacts.javaGroup}:${sampleFacts.javaClusterArtifact}`,
    version: siteVersion,
    editions: cluster,
    reference: { path: '/document/latest/7', hash: 'connect' }
  },
  {
    language: 'Python',
    package: sampleFacts.pythonClusterModule,
    version: siteVersion,
    editions: cluster,
    reference: { path: '/document/latest/7', hash: 'connect' }
  }
])
