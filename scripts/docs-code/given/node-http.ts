import * as http from 'node:http'

export const createServer = http.createServer
