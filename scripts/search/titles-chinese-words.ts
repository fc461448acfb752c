import type { Question } from './question'

/** Words under which readers look for the subject of each title of the Chinese pages, some of them misspelled. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: '授权费用',
    answers: [
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/galaxyProduct'
    ]
  },
  { kind: 'word', query: '不停机升级', answers: ['/document/latest/22', '/center/school?id=4'] },
  { kind: 'word', query: '角色权限管理', answers: ['/document/latest/23', '/news/detail?id=11'] },
  { kind: 'synonym', query: '对接公司域控', answers: ['/document/latest/23'] },
  { kind: 'word', query: '传输加密', answers: ['/document/latest/24'] },
  {
    kind: 'word',
    query: '定时备份',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4', '/center/school?id=4']
  },
  { kind: 'word', query: '版本变更 不兼容', answers: ['/document/latest/36', '/document/latest/22'] },
  { kind: 'synonym', query: '外键怎么变成边', answers: ['/document/latest/3', '/news/detail?id=12', '/document/latest/28'] },
  {
    kind: 'word',
    query: '热点顶点 边太多',
    answers: ['/document/latest/3', '/document/latest/25', '/document/latest/34', '/news/detail?id=3']
  },
  {
    kind: 'word',
    query: 'MATCH WHERE RETURN 用法',
    answers: ['/document/latest/10', '/document/latest/29', '/center/school?id=2']
  },
  { kind: 'word', query: '可选匹配', answers: ['/document/latest/10', '/document/latest/11', '/document/latest/29'] },
  { kind: 'word', query: '不定长路径', answers: ['/document/latest/11'] },
  { kind: 'word', query: '批量写入 事务大小', answers: ['/document/latest/12', '/document/latest/9', '/document/latest/25'] },
  { kind: 'synonym', query: '求和 平均值', answers: ['/document/latest/13', '/document/latest/29'] },
  { kind: 'word', query: '查询没走索引', answers: ['/document/latest/14', '/document/latest/25'] },
  { kind: 'word', query: 'maven依赖', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  { kind: 'word', query: '社区发现', answers: ['/document/latest/18', '/document/latest/17'] },
  { kind: 'word', query: '余弦相似度', answers: ['/document/latest/19'] },
  { kind: 'word', query: '迪杰斯特拉', answers: ['/document/latest/19', '/document/latest/11', '/document/latest/17'] },
  { kind: 'word', query: '磁盘满了告警', answers: ['/document/latest/20'] },
  { kind: 'word', query: '英文术语怎么翻译', answers: ['/document/latest/27'] },
  { kind: 'word', query: '时间类型', answers: ['/document/latest/32'] },
  { kind: 'word', query: '语法错误什么意思', answers: ['/document/latest/33'] },
  { kind: 'word', query: '修改内存设置', answers: ['/document/latest/35'] },
  { kind: 'word', query: '导入JSON Parquet', answers: ['/document/latest/9', '/center/download?type=download&id=7'] },
  { kind: 'synonym', query: '离职员工权限没收回', answers: ['/demogallery/details?type=amc'] },
  {
    kind: 'synonym',
    query: '空壳公司',
    answers: [
      '/demogallery/details?type=credit',
      '/demogallery/details?type=launder',
      '/product/onlinedemo?type=credit',
      '/customer/details?id=2'
    ]
  },
  { kind: 'synonym', query: '客户数据去重', answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7'] },
  { kind: 'synonym', query: '微服务故障排查', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'synonym',
    query: '信用卡套现团伙',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  { kind: 'synonym', query: '猜你喜欢', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  { kind: 'synonym', query: '封路绕行', answers: ['/demogallery/details?type=logistics', '/customer/details?id=5'] },
  { kind: 'synonym', query: '水管爆了关哪个阀门', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'synonym',
    query: 'N-1校验',
    answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power', '/customer/details?id=4']
  },
  {
    kind: 'synonym',
    query: '二级供应商风险',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'synonym',
    query: '种子用户 裂变营销',
    answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket']
  },
  {
    kind: 'word',
    query: '备考资料',
    answers: ['/news/detail?id=10', '/center/train/GBCA/training', '/center/train/GBCA', '/center/train']
  },
  { kind: 'word', query: '研发工程师 岗位', answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2'] },
  { kind: 'word', query: '键盘操作 无障碍', answers: ['/accessibility'] },
  { kind: 'word', query: '大模型 GPU 服务器', answers: ['/integrated'] },
  { kind: 'word', query: '可视化探索图数据', answers: ['/giProduct'] },
  { kind: 'word', query: '检索增强', answers: ['/graphRag', '/center/video/details?id=6'] },
  {
    kind: 'synonym',
    query: '知识库问答',
    answers: ['/demogallery/details?type=intelligentAnswer', '/demogallery/details?type=knowledge', '/graphRag']
  },
  {
    kind: 'typo',
    query: '安装教成',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8']
  },
  { kind: 'typo', query: '备分恢复', answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4'] },
  { kind: 'typo', query: '反期诈', answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud'] },
  { kind: 'typo', query: '图算发', answers: ['/document/latest/17', '/document/latest/18'] },
  { kind: 'typo', query: '性能条优', answers: ['/document/latest/25'] },
  { kind: 'typo', query: '隐私申明', answers: ['/privacy'] },
  { kind: 'typo', query: '供应练', answers: ['/demogallery/details?type=supplychain', '/product/onlinedemo?type=supplychain'] },
  {
    kind: 'typo',
    query: 'gaokeyong',
    answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8', '/product/database']
  },
  { kind: 'typo', query: 'jiqun bushu', answers: ['/document/latest/7', '/document/latest/8'] },
  {
    kind: 'word',
    query: '吞吐测试结果',
    answers: ['/report', '/report/ldbc', '/report/enterprise', '/report/developer', '/homedetails?id=1']
  },
  { kind: 'word', query: 'SpringBoot整合', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  { kind: 'word', query: '带权路径', answers: ['/document/latest/19'] },
  { kind: 'word', query: '监控指标接入', answers: ['/document/latest/20'] },
  { kind: 'word', query: '收回权限', answers: ['/document/latest/23', '/news/detail?id=11'] },
  { kind: 'word', query: '懂SQL的人怎么上手', answers: ['/document/latest/28'] },
  { kind: 'word', query: '正则匹配', answers: ['/document/latest/32'] },
  { kind: 'word', query: '连接被拒绝', answers: ['/document/latest/33'] },
  { kind: 'word', query: '环境变量', answers: ['/document/latest/35'] },
  { kind: 'word', query: '修复的问题', answers: ['/document/latest/36'] },
  { kind: 'word', query: '几核CPU 固态盘', answers: ['/document/latest/37'] },
  { kind: 'word', query: '激活授权', answers: ['/document/latest/6'] },
  { kind: 'word', query: '给顾客推荐商品', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  { kind: 'word', query: '保险行业方案', answers: ['/demogallery'] },
  { kind: 'word', query: '都有谁在用Galaxy', answers: ['/customer'] },
  { kind: 'word', query: '线下见面交流', answers: ['/center/activity'] },
  { kind: 'word', query: '看一段演示录像', answers: ['/center/video', '/product/onlinedemo'] },
  { kind: 'word', query: '推荐书目', answers: ['/book'] },
  { kind: 'word', query: '空缺职位', answers: ['/joinus'] },
  { kind: 'word', query: '渠道合作', answers: ['/partner/connect', '/partner/system'] },
  { kind: 'word', query: '盲人能用吗', answers: ['/accessibility'] },
  { kind: 'word', query: '在屏幕上画出关系图', answers: ['/giProduct'] },
  {
    kind: 'word',
    query: 'MySQL表转成图',
    answers: ['/product/GalaxyWeaver', '/document/latest/3', '/document/latest/9', '/news/detail?id=12']
  },
  { kind: 'word', query: '自连接', answers: ['/product?name=join', '/document/latest/28'] },
  { kind: 'typo', query: '知识图普', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'typo', query: '帐号权线', answers: ['/document/latest/23'] },
  { kind: 'typo', query: '证书查验真尾', answers: ['/verify'] },
  { kind: 'typo', query: '图算法列标', answers: ['/document/latest/17'] },
  { kind: 'typo', query: '推荐系桶', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  { kind: 'typo', query: '查讯语言速查', answers: ['/document/latest/29'] },
  { kind: 'typo', query: 'zhishi tupu', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'typo', query: '集裙部署', answers: ['/document/latest/7', '/document/latest/8'] },
  { kind: 'typo', query: '监控与告敬', answers: ['/document/latest/20'] }
]
