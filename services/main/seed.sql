-- Slides of the home page. Applied again, it restores them; nothing else is touched.
INSERT INTO slides (id, place, kind_zh, kind_en, title_zh, title_en, link_text_zh, link_text_en, href) VALUES
  (1, 1, '报告', 'Report', '经审计的社交网络基准测试：吞吐量提升70%', 'Audited social-network benchmark: 70% more throughput', '查看结果', 'See the results', '/homedetails?id=1'),
  (2, 2, '版本', 'Editions', '四个版本：从免费的单机学习到分区存储的企业部署', 'Four editions, from free single-server learning to partitioned enterprise storage', '对比版本', 'Compare editions', '/homedetails?id=2'),
  (3, 3, '方案', 'Solutions', '九类行业方案：从反洗钱、反欺诈到电力调度', 'Nine industry solutions, from anti-money laundering and anti-fraud to power dispatch', '浏览方案', 'Browse solutions', '/homedetails?id=3'),
  (4, 4, '文档', 'Documents', '第一次使用：从入门文档开始', 'First steps: begin with the getting-started guide', '阅读文档', 'Read the guide', '/homedetails?id=4')
ON CONFLICT (id) DO UPDATE SET
  place = excluded.place,
  kind_zh = excluded.kind_zh,
  kind_en = excluded.kind_en,
  title_zh = excluded.title_zh,
  title_en = excluded.title_en,
  link_text_zh = excluded.link_text_zh,
  link_text_en = excluded.link_text_en,
  href = excluded.href;
