import express from 'express'

const app = express()
// Paste here
app.use(express.json())
app.get('/own', (_request, response) => {
  response.send('own')
})
app.listen(Number(process.env.PORT))
