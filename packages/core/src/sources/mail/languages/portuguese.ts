import type { MailLanguage } from '../mail-language.js'

export const portuguese: MailLanguage = {
  introductions: 'em, no dia, a',
  wrote: 'escreveu, escreveram, escreveste, escrito, escreve',
  headers: {
    from: 'de, remetente',
    sent: 'enviada, enviada em, enviado, enviado em, enviado a',
    date: 'data',
    to: 'para, cc, cco, bcc, destinatário, c/c',
    subject: 'assunto',
    other: 'responder a, responder para, importância, prioridade, anexos, anexo, quando, onde, organização'
  },
  separators: `
    mensagem original, mensagem encaminhada, mensagem reencaminhada, compromisso original, encaminhado por, mensagem de origem
  `,
  openings: `
    início da mensagem reencaminhada, início da mensagem encaminhada, início da mensagem reenviada,
    início de mensagem reencaminhada, mensagem encaminhada, responda acima desta linha
  `,
  farewells: `
    atenciosamente, att, atte, cordialmente, cumprimentos, com os melhores cumprimentos, melhores cumprimentos,
    os melhores cumprimentos, os meus cumprimentos, com cumprimentos, cumpts, cpts, cmpts, abraço, abraços, um abraço,
    grande abraço, um grande abraço, forte abraço, abs, abç, abçs, beijo, beijos, beijinhos, bj, bjs, obrigado, obrigada,
    muito obrigado, muito obrigada, desde já obrigado, desde já obrigada, grato, grata, saudações, saudações cordiais,
    respeitosamente, sem mais, até logo, até breve, até já, até amanhã, até segunda, até quinta, bom trabalho,
    bom fim de semana, boa semana, tenha um bom dia, subscrevo-me, à disposição, fico à disposição, ficamos ao dispor,
    ao dispor, atentamente, obrigado e um abraço, um bom dia
  `,
  closings: 'sem mais, aguardo, aguardamos, fico à, ficamos à, fico ao, ficamos ao, qualquer dúvida, subscrevo-me',
  postscripts: 'ps, p.s, obs, p. s',
  sentFrom: `
    enviado do, enviado da, enviado de, enviado a partir, enviado via, enviado pelo, enviado com, enviado através, enviada do,
    enviada a partir
  `,
  getApp: 'obter o, obter, obtenha o, obtenha, baixe o, baixar o, transferir o, descarregar o',
  excuses: 'desculpe, desculpem, peço desculpa, perdoe',
  onBehalf: 'p.p., p/',
  devices: `
    celular, telemóvel, telefone, smartphone, dispositivo, aparelho, tablet, email para windows, e-mail para windows,
    correio para windows, yahoo mail, uol, bol
  `,
  disclaimers: [
    /(?:e-?mail|mensagem|informaç(?:ão|ões)|comunicação|anexos|ficheiros|conteúdo|contém|conter).{0,140}(?:confidencia|privilegiad|exclusiv(?:o|a|amente)|sigilo|legalmente protegid|destinam?-se)/u,
    /não (?:for|é|seja) o (?:seu )?(?:real |legítimo )?destinatário|(?:receb(?:eu|ido|ida)) .{0,50}(?:por engano|por erro|indevidamente)|recebido indevidamente|por engano, (?:favor|por favor|queira)|é (?:expressamente )?proibid[ao]/u,
    /^(?:aviso|nota|cláusula|declaração) (?:de confidencialidade|legal|de privacidade|de sigilo)\b|^confidencialidade ?:/u,
    /antes de imprimir|pens[ea] (?:no|bem|se).{0,40}(?:ambiente|imprimir|necessário)|não imprima|preserve o meio ambiente/u,
    /cancelar (?:a )?(?:inscrição|subscrição|assinatura)|descadastr|ver no (?:seu )?navegador|todos os direitos reservados|livre de vírus|sem vírus|remover (?:da|desta) lista/u
  ],
  registers: [/\bcnpj\b|\bnipc\b|\bcontribuinte n|capital social|conservatória|matriculada na|\bnif\b ?:?|lgpd/u],
  titles: `
    diretor, diretora, direção, director, directora, responsável, gerente, gerência, chefe, coordenador, coordenadora,
    supervisor, supervisora, analista, assistente, departamento, depto, dep, setor, compras, vendas, comercial, financeiro,
    contas a receber, contas a pagar, contabilidade, administração, administrativa, administrativo, apoio ao cliente,
    atendimento, suporte, engenheiro, engenheira, eng, técnico, técnica, secretária, secretário, secretariado, presidente,
    sócio, sócia, sócio-gerente, fundador, fundadora, consultor, consultora, advogado, advogada, arquiteto, arquiteta,
    logística, qualidade, produção, recursos humanos, executivo, executiva, proprietário, proprietária, encarregado,
    encarregada, gestor, gestora, representante, vendedor, vendedora
  `,
  legalForms: 'Ltda, Lda, S/A, EIRELI, ME, Unipessoal, & Filhos, e Filhos, & Irmãos, EPP, MEI, & Associados, Grupo, Universidade',
  contacts: `
    tel, telef, telefone, telem, telemóvel, tlm, tlf, cel, celular, fax, fixo, ramal, whatsapp, zap, e-mail, email, site, web,
    morada, endereço, contacto, contato, ext
  `,
  streets: `
    rua, r, avenida, av, praça, travessa, tv, largo, estrada, alameda, rodovia, galpão, zona industrial, lote, bairro, sala,
    andar, cep, caixa postal, apartado
  `
}
