import type { Locale } from '~/contract/locale'

/** Words that visitors say, and those under which the site has what they are looking for. */
export interface RelatedWords {
  said: readonly string[]
  meant: readonly string[]
}

/*
 * Words that are no synonyms of anything, but lead somewhere, in a table for each language of the site. What is meant is a name
 * of `synonyms.ts`, the name of a page, or words that its text has. Staff adds others at the desk, without a build.
 */

const chinese: readonly RelatedWords[] = [
  // Operations
  { said: ['高可用', 'HA', '双活', '热备', '故障转移', '宕机', '节点坏了'], meant: ['副本', '故障切换'] },
  { said: ['主从', '主备', '主从复制', '读写分离'], meant: ['副本'] },
  { said: ['容灾', '灾备', '两地三中心', '异地多活', '多机房', '两个机房', '异地备份'], meant: ['备份', '副本'] },
  { said: ['回滚', '降级', '退回旧版本'], meant: ['回退', '升级'] },
  { said: ['TPS', 'QPS', '吞吐量', '并发', '延迟', '响应时间'], meant: ['性能', '基准测试报告'] },
  { said: ['压测', '跑分', '测评', '评测'], meant: ['基准测试报告'] },
  { said: ['太慢', '卡顿', '很慢', '查得慢', '慢SQL'], meant: ['性能', '慢查询'] },
  { said: ['OOM', '内存溢出', '内存不足'], meant: ['内存', '错误信息'] },
  { said: ['磁盘', '硬盘', '服务器配置', '机器配置', '容量规划', '内存大小'], meant: ['硬件与容量'] },
  { said: ['k8s', 'docker', '云原生', '容器化', '镜像', 'helm', '私有化', '私有云'], meant: ['部署'] },
  {
    said: ['信创', '国产化', '国产', '鲲鹏', '飞腾', '海光', '麒麟', '统信', '龙芯', 'ARM', '平台要求', '兼容性'],
    meant: ['平台', '操作系统']
  },
  { said: ['开机启动', '开机自启', '自启动'], meant: ['systemd', '启动'] },
  // Security
  {
    said: ['等保', '等级保护', '国密', '密评', '合规', '漏洞', '安全性', '安全'],
    meant: ['网络、加密与审计', '用户、角色与LDAP']
  },
  { said: ['单点登录', 'SSO', 'AD域', '域账号', '统一认证', 'OAuth', 'OIDC', 'SAML'], meant: ['LDAP'] },
  { said: ['个人信息', '个人信息保护', '个保法', 'GDPR', '隐私', '隐私政策', 'cookie'], meant: ['隐私声明'] },
  // Queries and data
  { said: ['ACID', '隔离级别', 'MVCC', '死锁', '锁'], meant: ['事务'] },
  { said: ['空值', '为空'], meant: ['查询入门', '数据类型与函数'] },
  { said: ['开窗函数', '窗口函数', '每组前三名', '前N名', 'top n'], meant: ['每组取前几个'] },
  { said: ['变长路径', '多跳查询', '三跳查询'], meant: ['不定长路径', '模式与路径', '查询入门'] },
  { said: ['字符串', '文本处理'], meant: ['文本函数', '数据类型与函数'] },
  { said: ['日期计算', '日期函数', '时间函数'], meant: ['日期与时间', '数据类型与函数'] },
  { said: ['上限', '最多', '最大', '多少行'], meant: ['产品限制'] },
  {
    said: ['MySQL', 'Oracle', 'PostgreSQL', 'Excel', 'Hive', 'ETL', '关系型数据库', '关系数据库'],
    meant: ['导入', '从SQL到图查询']
  },
  { said: ['golang', 'go语言', 'nodejs', 'C#', 'C++', 'Rust', 'SDK', 'JDBC', 'ODBC', '接口', 'API'], meant: ['驱动'] },
  { said: ['入门', '新手', '快速开始', 'quickstart', 'hello world', '手册', '帮助'], meant: ['建立第一张图', '文档'] },
  { said: ['沙箱', '在线运行', '在线体验', 'playground'], meant: ['查询练习场'] },
  { said: ['nebula'], meant: ['NebulaGraph'] },
  { said: ['janus'], meant: ['JanusGraph'] },
  { said: ['tiger'], meant: ['TigerGraph'] },
  { said: ['竞品', '竞争对手', '哪个好'], meant: ['基准测试报告'] },
  // Business
  { said: ['薅羊毛', '羊毛党', '黑产', '刷单', '盗刷', '骗贷'], meant: ['反欺诈'] },
  { said: ['地下钱庄', '可疑交易', '资金追踪', '资金流向'], meant: ['反洗钱'] },
  { said: ['股权穿透', 'KYC', '尽调', '关联企业', '集团客户'], meant: ['企业授信', '实际控制人'] },
  { said: ['零信任', '越权', '权限排查', '账号治理'], meant: ['身份与访问管理'] },
  { said: ['主数据', '实体解析', '一人多号', 'OneID'], meant: ['客户360'] },
  { said: ['CMDB', '告警风暴', '运维'], meant: ['IT管理', '监控'] },
  { said: ['可视化', '图分析工具', '分析工具', 'BI'], meant: ['图智能平台'] },
  { said: ['无代码', '低代码', '零代码', '表转图'], meant: ['GalaxyWeaver'] },
  { said: ['大模型', 'LLM', '幻觉', '知识库', '向量'], meant: ['混合检索增强生成', '智能问答'] },
  // The company and its services
  { said: ['微信', '电话', '客服', '热线', '邮箱', '地址', '公众号'], meant: ['联系我们'] },
  { said: ['销售', '售前', '采购', '购买', '下单', '合同', '发票', '咨询'], meant: ['预约咨询', '价格'] },
  {
    said: ['技术支持', '服务支持', '售后', '支持', 'SLA', '服务等级', '维保', '维护期', '生命周期'],
    meant: ['服务支持', '常见问题']
  },
  { said: ['商用', '商业用途', '商业使用'], meant: ['版本对比', '商业'] },
  { said: ['代理商', '经销商', '代理', '渠道', '加盟', '集成商'], meant: ['伙伴计划', '合作申请'] },
  { said: ['论坛', '交流群', '讨论区', '提问', '社群'], meant: ['选型问答', '活动中心'] },
  {
    said: ['更新日志', '更新内容', '新功能', '新特性', '版本历史', '路线图', 'changelog', 'roadmap', 'whats new'],
    meant: ['发布说明']
  },
  { said: ['培训', '课程'], meant: ['认证培训'] },
  { said: ['招人', '找工作', '岗位', '实习', '校招', '社招', '应聘'], meant: ['招聘'] },
  { said: ['成立', '创始人', '融资', '公司规模', '总部'], meant: ['关于我们'] },
  { said: ['沙龙', '直播', '研讨会', '线下活动', '讲座'], meant: ['活动中心'] },
  { said: ['书', '书籍', '教材'], meant: ['推荐阅读'] },
  { said: ['注销账号', '个人中心', '账号设置', '修改资料'], meant: ['用户中心'] },
  { said: ['读屏', '读屏软件', '盲人', '视障'], meant: ['无障碍声明'] }
]

const english: readonly RelatedWords[] = [
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
]

export const relatedWords: Readonly<Partial<Record<Locale, readonly RelatedWords[]>>> = { 'zh-CN': chinese, 'en-US': english }
