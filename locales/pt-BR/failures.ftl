### O que o Fray diz quando algo falhou: do lado dele, no banco de dados, ou no Discord.

failed = Algo deu errado do meu lado, e nada mudou. Tente de novo. Se acontecer outra vez, diga ao administrador do bot a que horas foi: os detalhes estão no meu log.
too-fast = Isso é mais rápido do que eu consigo acompanhar, então nada aconteceu. Espere alguns segundos e tente de novo.
too-many-heavy = Ainda estou preparando vários registros ou exportações para você. Peça de novo quando eles chegarem.
already-answered = Já respondi a isso.
unknown-command = Não conheço mais esse comando. `/help` lista todos os comandos.
unknown-component = Este botão é de outra versão minha. Use a mensagem mais recente, ou `/encounter status`.
stopping = Vou reiniciar agora, então nada aconteceu. Tente de novo daqui a meio minuto.
reply-rejected = O Discord recusou minha resposta. Se você fez algo no combate, a ação vale mesmo assim: veja `/encounter status`.
plain-turn = { $users }, é a sua vez. Use `/attack`, `/act` ou `/turn end`. O Discord recusou a mensagem com os botões. `/encounter status` mostra como está o combate.
plain-turn-unnamed = O próximo turno começou. Use `/attack`, `/act` ou `/turn end`. O Discord recusou a mensagem com os botões. `/encounter status` mostra como está o combate.
plain-question = { $users }, você tem uma escolha para fazer. Use `/answer`. O Discord recusou a mensagem com os botões.
plain-question-unnamed = Há uma escolha para fazer. Use `/answer`. O Discord recusou a mensagem com os botões.
rejected-post = O Discord recusou uma mensagem deste encontro, então ela está faltando ou virou texto simples. Tudo o que você fez vale; veja `/encounter status`. Avise o administrador do bot, por favor: o motivo está no meu log.
unstored-full = Não consigo gravar no disco agora, então nada mudou. Avise o administrador do bot, por favor, e tente de novo mais tarde.
unstored-locked = Algo está bloqueando meu banco de dados, então nada mudou. Tente de novo daqui a pouco. Se continuar, avise o administrador do bot.
unstored-damaged = Meu banco de dados está danificado, então nada mudou. Avise o administrador do bot, por favor: os detalhes estão no meu log, e dá para restaurar um backup.
unstored-gone = Meu banco de dados foi removido ou trocado enquanto eu rodava, então nada mudou. Avise o administrador do bot agora mesmo, por favor.
unstored-away = Não consigo acessar meu banco de dados agora, então nada mudou. Tente de novo daqui a pouco. Se continuar, avise o administrador do bot.
unstored-unsure = Perdi a conexão com meu banco de dados no meio disso e não sei dizer se sua mudança foi salva. Veja `/encounter status` daqui a pouco, antes de tentar de novo.
deferred-form = Demorei demais para abrir esse formulário. Toque no botão de novo.
here = Aqui está.
