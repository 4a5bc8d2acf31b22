import { startPostgres, withClient } from '/work/main/bench/database/native-postgres.js'
import { postgresStore } from '@rapport/storage-postgres'
import pg from 'pg'
import { randomUUID } from 'node:crypto'
import { readCpuTime, cpuBetween } from './machine/cpu-time.js'
const p = await startPostgres()
console.log(p.version, p.pid)
const url = await p.createDatabase('exp')
const store = postgresStore({ connectionString: url }, { migrate: true }); await store.open(); await store.close()
const cols = ['organization_id','event_id','type','channel','event_name','occurred_at','received_at','clamped','activating','visitor_id','session_id','identity','customer_key','user_id','customer_id','source','url','path','title','referrer','utm','properties']
const types = 'uuid uuid text text text timestamptz timestamptz bool bool uuid uuid text text uuid uuid text text text text text jsonb jsonb'.split(' ')
const org = randomUUID()
const vis = Array.from({length:3000}, () => randomUUID()), usr = Array.from({length:1500},()=>randomUUID()), cus = Array.from({length:300},()=>randomUUID())
let t = Date.now() - 3.6e6
const row = (i: number) => { const v = i % 3000; t += 10; return [org, randomUUID(), 'PAGE_VIEW','PRODUCT','pageview', new Date(t).toISOString(), new Date(t+100).toISOString(), false, false, vis[v], randomUUID(), null, null, v%10<7?usr[v%1500]:null, v%10<7?cus[v%300]:null,'client','https://app.example.com/projects/'+i, '/projects/'+i, 'Projects - Example', 'https://www.google.com/', {source:'google',medium:'cpc',campaign:'spring'}, {plan:'pro',seats:12,button:'save changes',view:'board',filters:['a','b']}] }
const rows = Array.from({length: 60000}, (_, i) => row(i))
const groups: any[][] = []; for (let i=0;i<rows.length;i+=100) groups.push(rows.slice(i,i+100))
const target = 'rapport.events'
const list = cols.join(',')
const valuesText = `insert into ${target} (${list}) values ` + groups[0].map((_, r) => '(' + cols.map((_, c) => `$${r*cols.length+c+1}`).join(',') + ')').join(',')
const variants: Record<string, (name:string) => any> = {
  valuesNamed: (g) => ({ name: 'i', text: valuesText, values: g }),
  valuesUnnamed: (g) => ({ text: valuesText, values: g }),
  json: (g) => ({ name: 'j', text: `insert into ${target} (${list}) select ${list} from json_to_recordset($1) as x(${cols.map((c,i)=>c+' '+types[i]).join(',')})`, values: [g] }),
  unnest: (g) => ({ name: 'u', text: `insert into ${target} (${list}) select * from unnest(${cols.map((_,i)=>`$${i+1}::${types[i]}[]`).join(',')})`, values: g }),
}
const pre: Record<string, any[]> = {
  valuesNamed: groups.map(g => g.flat().map(v => v!==null && typeof v === 'object' ? JSON.stringify(v) : v)), 
  json: groups.map(g => JSON.stringify(g.map(r => Object.fromEntries(cols.map((c,i)=>[c,r[i]]))))),
  unnest: groups.map(g => cols.map((_, i) => g.map(r => r[i]!==null && typeof r[i] === 'object' ? JSON.stringify(r[i]) : r[i]))),
}
pre.valuesUnnamed = pre.valuesNamed
const clients = await Promise.all(Array.from({length:8}, async () => { const c = new pg.Client({connectionString:url}); await c.connect(); return c }))
for (let round = 0; round < 3; round++) for (const k of Object.keys(variants)) {
  await clients[0].query(`truncate ${target}`); await p.checkpoint()
  const data = pre[k]; let next = 0
  const b0 = readCpuTime([{name:'pg',pids:[p.pid],withChildren:true},{name:'client',pids:[process.pid]}]); const c0 = process.cpuUsage(), s = performance.now()
  await Promise.all(clients.map(async c => { while (next < data.length) await c.query(variants[k](data[next++])) }))
  const used = cpuBetween(b0, readCpuTime([{name:'pg',pids:[p.pid],withChildren:true},{name:'client',pids:[process.pid]}])); const sec = (performance.now()-s)/1000; const cpu = process.cpuUsage(c0)
  console.log(round, k, Math.round(rows.length/sec), 'rows/s', 'us/row', Object.entries(used).map(([k,v]) => k+' '+(v*1e6/rows.length).toFixed(1)).join('  '))
}
for (const c of clients) await c.end()
await p.stop()
