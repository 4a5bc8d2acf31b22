import makeExpress, { type Express } from 'express'

export const express = makeExpress
export const app: Express = express()
